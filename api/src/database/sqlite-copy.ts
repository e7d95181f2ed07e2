// Copies a SQLite database while others write to it, and proves that the copy is complete.
import type { SqliteDatabase } from 'kysely';
import { contentOf, differences, readChecksums, rowsOf, writeChecksums, type TableContent } from './content';
import { writeWhole } from './files';
import { openSingleFile, openSqlite, runStatement } from './sqlite';

const BUSY_TIMEOUT_MS = 5000;

/**
 * Copies the committed state into one file, with the checksums of its content. The copy is read again and compared before it gets its
 * name. Throws when it is not complete, and leaves no file.
 */
export async function copySqlite(source: string, target: string): Promise<TableContent[]> {
  return writeWhole(target, async (partial) => {
    const content = await copySnapshot(source, partial);
    const copy = openSingleFile(partial, { isFlushed: false });
    try {
      writeChecksums(copy, content);
      requireIntact(copy);
    } finally {
      copy.close();
    }
    return content;
  });
}

/** Reads a copy to its end; throws when its structure, its references or its content are damaged. */
export function requireIntact(copy: SqliteDatabase): { content: TableContent[]; hasChecksums: boolean } {
  const [first] = rowsOf(copy, 'pragma integrity_check(1)');
  if (first?.['integrity_check'] !== 'ok') throw new Error(String(first?.['integrity_check']));
  const [dangling] = rowsOf(copy, 'pragma foreign_key_check');
  if (dangling) throw new Error(`a row of "${String(dangling['table'])}" refers to a row that is missing`);
  const content = contentOf(copy);
  const expected = readChecksums(copy);
  const wrong = differences(expected ?? content, content);
  if (wrong.length > 0) throw new Error(`the checksum of ${wrong.join(', ')} is wrong`);
  return { content, hasChecksums: expected !== null };
}

async function copySnapshot(source: string, target: string): Promise<TableContent[]> {
  const database = openSqlite(source, BUSY_TIMEOUT_MS);
  try {
    // Both the checksums and the copy read the state of the first statement of this transaction.
    runStatement(database, 'begin deferred');
    const content = contentOf(database);
    await database.copyTo(target);
    runStatement(database, 'commit');
    return content;
  } finally {
    database.close();
  }
}
