// `npm run server -- restore <file>`: puts a backup in the place of the database.
import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Config } from '../config';
import { openDatabase } from '../database/connection';
import { counted, formatSeconds, keyName, readArguments, reasonOf, type Command } from './command';
import { restorePostgres } from './postgres-backup';
import { restoreSqlite, type Restored } from './sqlite-restore';

const USAGE = `Usage:
  npm run server -- restore <file>               puts the backup in the place of the database; stop the server first
  npm run server -- restore <file> --unchecked   also a copy without checksums, which npm run server -- backup did not make
`;
const MAGIC_BYTES = 15;
const SQLITE = 'SQLite format 3';
const POSTGRES = 'PGDMP';

/** Nothing is changed unless the whole backup is sound. */
export const restore: Command = async (words, { config, print, now, note }) => {
  const read = readArguments(words, { unchecked: { type: 'boolean' } }, { usage: USAGE, print });
  if (!read?.word) {
    if (read) print(USAGE);
    return 2;
  }
  const { databaseUrl, dataDir } = config;
  const file = resolve(read.word);
  note?.({ file });
  const started = performance.now();
  let report;
  try {
    if (!existsSync(file)) throw new Error(`there is no file ${file}`);
    requireKind(file, databaseUrl === null ? SQLITE : POSTGRES);
    report =
      databaseUrl === null
        ? sentences(
            await restoreSqlite(file, dataDir, { isUnchecked: read.values['unchecked'] === true, now }),
            config,
          )
        : [`Restored ${counted((await restorePostgres(databaseUrl, file)).length, 'table')}.`];
  } catch (error) {
    throw new Error(`Nothing was restored: ${reasonOf(error).replace(/\.$/, '')}.`, { cause: error });
  }
  print(`${report.join('\n')}\n`);
  if (databaseUrl !== null) await (await openDatabase({ url: databaseUrl, folder: dataDir })).destroy();
  print(`It took ${formatSeconds(performance.now() - started)}. `);
  print(`Segue needs the key from the time of the backup: ${keyName(config)}.\n`);
  return 0;
};

function sentences({ rows, keptAs, pending }: Restored, { migrateAtStart }: Config): string[] {
  const upgrade = migrateAtStart ? 'The next start upgrades it' : 'Run npm run server -- migrate';
  return [
    `Restored ${counted(rows, 'row')}.`,
    ...(keptAs === null ? [] : [`The database from before is kept: ${keptAs}`]),
    ...(pending === 0
      ? []
      : [`The backup is of an older version (${counted(pending, 'upgrade')} behind). ${upgrade}.`]),
  ];
}

/** Refuses a backup of the other engine by its first bytes. */
function requireKind(file: string, expected: string): void {
  const bytes = Buffer.alloc(MAGIC_BYTES);
  const handle = openSync(file, 'r');
  readSync(handle, bytes, 0, MAGIC_BYTES, 0);
  closeSync(handle);
  const start = bytes.toString('latin1');
  if (start.startsWith(expected)) return;
  if (start.startsWith(POSTGRES)) {
    throw new Error(`${file} is a backup of PostgreSQL. Set DATABASE_URL to an empty database`);
  }
  if (start.startsWith(SQLITE)) {
    throw new Error(
      `${file} is a backup of SQLite, and DATABASE_URL names a PostgreSQL database. Leave DATABASE_URL empty, restore it, and then ` +
        'run npm run server -- migrate-to-postgres',
    );
  }
  throw new Error(`${file} is not a backup of Segue`);
}
