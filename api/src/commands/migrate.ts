// `npm run server -- migrate`: creates the database, or upgrades it to this version.
import { openDatabase } from '../database/connection';
import { lockDatabase } from '../database/lock';
import { WRONG_USAGE, type Command } from './command';

const LOCK_WAIT_MS = 15_000;

export const migrateDatabase: Command = async (words, { config, print }) => {
  if (words.length > 0) return WRONG_USAGE;
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
