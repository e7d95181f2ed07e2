// `npm run server -- migrate`: upgrades the database to this version, for those who do not let the server do it at its start.
import { openDatabase } from '../database/connection';
import { lockDatabase } from '../database/lock';
import { readArguments, type Command } from './command';

const USAGE = `Usage:
  npm run server -- migrate   upgrades the database to this version of Segue; stop the servers first
`;
const LOCK_WAIT_MS = 15_000;

/** Also creates a database that does not exist yet. */
export const migrateDatabase: Command = async (words, { config, print }) => {
  const read = readArguments(words, {}, { usage: USAGE, print });
  if (!read || read.word !== undefined) {
    if (read) print(USAGE);
    return 2;
  }
  const { databaseUrl, dataDir } = config;
  const lock = databaseUrl === null ? await lockDatabase(dataDir, { waitMs: LOCK_WAIT_MS }) : null;
  try {
    await (await openDatabase({ url: databaseUrl, folder: dataDir })).destroy();
  } finally {
    lock?.release();
  }
  print('The database is ready for this version.\n');
  return 0;
};
