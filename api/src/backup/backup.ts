// `npm run server -- backup [file]`: copies the database into one file, beside the running server.
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '../config';
import { SQLITE_FILE } from '../database/connection';
import { countRows } from '../database/content';
import { deleteAbandoned, IS_BACKUP, keepNewest, timeInName } from '../database/files';
import { copySqlite } from '../database/sqlite-copy';
import {
  counted,
  keyName,
  formatSeconds,
  formatSize,
  readArguments,
  reasonOf,
  type Command,
} from './command';
import { dumpPostgres } from './postgres-backup';

const USAGE = `Usage:
  npm run server -- backup                       copies the database to backups/backup-<time> in SEGUE_DATA_DIR
  npm run server -- backup <file>             copies it to this file, which must not exist
  npm run server -- backup [file] --keep 14   then deletes all but the newest 14 backups in that folder
`;

/** Prints the file, its size, what it holds and how long it took. */
export const backup: Command = async (words, { config, print, now, note }) => {
  const read = readArguments(words, { keep: { type: 'string' } }, { usage: USAGE, print });
  if (!read) return 2;
  const keep = Number(read.values.keep ?? Infinity);
  if (keep !== Infinity && !(Number.isInteger(keep) && keep > 0)) {
    print(`--keep takes a whole number from 1 on.\n${USAGE}`);
    return 2;
  }
  const ending = config.databaseUrl === null ? 'sqlite' : 'dump';
  const standard = join(config.dataDir, 'backups', `backup-${timeInName(now)}.${ending}`);
  const file = resolve(read.word ?? standard);
  note?.({ file });
  const folder = dirname(file);
  const started = performance.now();
  let content;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (existsSync(file)) throw new Error(`${file} exists already`);
    deleteAbandoned(folder, now.getTime());
    content = await (config.databaseUrl === null
      ? copyEmbedded(config.dataDir, file)
      : dumpPostgres(config.databaseUrl, file));
  } catch (error) {
    throw new Error(`No backup was made: ${reasonOf(error).replace(/\.$/, '')}.`, { cause: error });
  }
  print(`Backup: ${file}\n`);
  print(`${formatSize(statSync(file).size)}, ${content}, ${formatSeconds(performance.now() - started)}.\n`);
  const deleted = keep === Infinity ? [] : keepNewest(folder, IS_BACKUP, keep);
  if (deleted.length > 0) print(`Deleted ${counted(deleted.length, 'older backup')}.\n`);
  print(`${keyAdvice(config)}\n`);
  return 0;
};

async function copyEmbedded(folder: string, file: string): Promise<string> {
  const source = join(folder, SQLITE_FILE);
  if (!existsSync(source)) throw new Error(`there is no database in ${resolve(folder)}`);
  const content = await copySqlite(source, file);
  const tables = content.filter(({ table }) => !table.startsWith('sqlite_'));
  return `${counted(countRows(content), 'row')} in ${counted(tables.length, 'table')}, read again and compared`;
}

/** The key is not in the backup: nobody who gets a backup must be able to use the tokens in it. */
const keyAdvice = (config: Config): string =>
  `Keep the key ${keyName(config)} elsewhere: it is not in the backup, and without it users must reconnect their services.`;
