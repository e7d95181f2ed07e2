// Backups of a PostgreSQL database: pg_dump's custom format, and back by pg_restore.
import { sql } from 'kysely';
import { connectPostgres } from '../database/connection';
import { writeWhole } from '../database/files';
import { requireKnown } from '../database/migrate';
import { runOnDatabase, runProgram } from './postgres-programs';

/** Dumps the schema that Segue uses into the file and reads the dump to its end; returns what it holds, in words. */
export async function dumpPostgres(url: string, file: string): Promise<string> {
  const { schema } = await contentOf(url);
  return writeWhole(file, async (partial) => {
    await runOnDatabase('pg_dump', url, ['--format=custom', `--schema="${schema}"`, `--file=${partial}`]);
    const { tables } = await contentOfDump(partial);
    // Every byte: damage after the table of contents shows only when the data is read.
    await runProgram('pg_restore', ['--file=/dev/null', partial]);
    return `${tables.length} tables, read again by pg_restore`;
  });
}

/** Restores a dump into a database without tables, in one transaction; returns its tables. */
export async function restorePostgres(url: string, file: string): Promise<string[]> {
  const { schema, tables: present } = await contentOf(url);
  if (present.length > 0) {
    throw new Error(
      `the database of DATABASE_URL is not empty (it has the table ${present[0]}). Create an empty one and name it there`,
    );
  }
  const { schema: dumped, tables } = await contentOfDump(file);
  if (dumped !== schema) {
    throw new Error(`the backup is of the schema "${dumped}", and DATABASE_URL uses "${schema}"`);
  }
  requireKnown(await migrationsOfDump(file));
  const options = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'];
  // With its schema named, pg_restore creates what is in the schema, but not the schema.
  await runOnDatabase('pg_restore', url, [...options, `--schema=${schema}`, file]);
  return tables;
}

/** The schema that a connection uses, and its tables. */
async function contentOf(url: string): Promise<{ schema: string; tables: string[] }> {
  const database = connectPostgres(url, { max: 1, statement_timeout: 0 }, {});
  try {
    const { rows } = await sql<{ schema: string; tables: string[] }>`
      select current_schema() as schema, array(
        select table_name::text from information_schema.tables where table_schema = current_schema() order by 1
      ) as tables
    `.execute(database);
    return rows[0] ?? { schema: 'public', tables: [] };
  } finally {
    await database.destroy();
  }
}

/** From the list of a dump, with lines such as `213; 1259 16401 TABLE public users segue`. */
async function contentOfDump(file: string): Promise<{ schema: string; tables: string[] }> {
  const list = await runProgram('pg_restore', ['--list', file]);
  const entries = [...list.matchAll(/^\d+; \d+ \d+ TABLE (?!DATA )(\S+) (\S+) /gm)];
  const [first] = entries;
  if (!first) throw new Error(`${file} has no tables`);
  return { schema: first[1] ?? '', tables: entries.map(([, , table = '']) => table) };
}

/** The migrations of a dump: the first column of its rows of `kysely_migration`, between `COPY` and `\.`. */
async function migrationsOfDump(file: string): Promise<string[]> {
  const script = await runProgram('pg_restore', [
    '--data-only',
    '--table=kysely_migration',
    '--file=-',
    file,
  ]);
  const [, rows] = /^COPY [^\n]*\n(.*?)^\\\.$/ms.exec(script) ?? [];
  if (rows === undefined) throw new Error(`${file} is not a backup of Segue`);
  return rows
    .split('\n')
    .filter(Boolean)
    .map((row) => row.split('\t')[0] ?? '');
}
