// Copies the SQLite database into its folder before an upgrade.
import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openSqlite } from './sqlite';

const PREFIX = 'before-upgrade-';
const COPIES_KEPT = 3;

/**
 * Copies the committed state, also while another connection holds the write lock. Keeps the newest three copies. Throws one sentence
 * for the operator when it cannot copy.
 * @param schema The last migration of the database; it becomes part of the file name.
 */
export async function copyBeforeUpgrade(file: string, schema: string): Promise<void> {
  const folder = dirname(file);
  const time = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const partial = join(folder, `${PREFIX}copy.partial`);
  try {
    rmSync(partial, { force: true });
    // VACUUM INTO accepts an empty file, so the file gets its private mode before it has content.
    closeSync(openSync(partial, 'wx', 0o600));
    const database = await openSqlite(file, 0);
    try {
      database.prepare('vacuum into ?').run([partial]);
    } finally {
      database.close();
    }
    sync(partial);
    renameSync(partial, join(folder, `${PREFIX}${time}-${schema}.sqlite`));
    sync(folder);
  } catch (error) {
    rmSync(partial, { force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The database was not upgraded, because it could not be copied to ${folder} before (${reason}): make room there for a second ` +
        `${file} and start again.`,
      { cause: error },
    );
  }
  const copies = readdirSync(folder).filter((name) => name.startsWith(PREFIX) && name.endsWith('.sqlite'));
  for (const name of copies.sort().slice(0, -COPIES_KEPT)) rmSync(join(folder, name));
}

function sync(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
