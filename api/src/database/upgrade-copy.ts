// Copies the SQLite database into its folder before an upgrade.
import { dirname, join } from 'node:path';
import { keepNewest, timeInName } from './files';
import { copySqlite } from './sqlite-copy';

const PREFIX = 'before-upgrade-';
const COPIES_KEPT = 3;

/**
 * Copies the committed state, also while another connection holds the write lock. Keeps the newest three copies. Throws one sentence
 * for the operator when it cannot copy.
 * @param schema The last migration of the database; it becomes part of the file name.
 */
export async function copyBeforeUpgrade(file: string, schema: string): Promise<void> {
  const folder = dirname(file);
  try {
    // Only the server that holds the database's lock makes these copies: a partial one is of a start that was killed.
    keepNewest(folder, new RegExp(`^${PREFIX}.*\\.partial`), 0);
    await copySqlite(file, join(folder, `${PREFIX}${timeInName(new Date())}-${schema}.sqlite`));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The database was not upgraded, because it could not be copied to ${folder} before (${reason}): make room there for a second ` +
        `${file} and start again.`,
      { cause: error },
    );
  }
  keepNewest(folder, new RegExp(`^${PREFIX}.*\\.sqlite$`), COPIES_KEPT);
}
