// `npm run server -- migrate-to-postgres`: moves the SQLite database of the data folder into an empty PostgreSQL database.
import { join, resolve } from 'node:path';
import { databaseUrl } from '../config-addresses';
import { SQLITE_FILE } from '../database/connection';
import { lockDatabase } from '../database/lock';
import {
  counted,
  formatNumber,
  formatSeconds,
  keyName,
  readArguments,
  reasonOf,
  type Command,
} from './command';
import { copyToPostgres } from './postgres-copy';

const USAGE = `Usage:
  npm run server -- migrate-to-postgres            moves the SQLite database into the empty one that DATABASE_URL names; stop the server first
  npm run server -- migrate-to-postgres <url>   into the one that the URL names (a password in it is visible to others on this machine)
`;

/** The SQLite database stays as it is. PostgreSQL has all of it afterwards, compared row by row, or nothing. */
export const moveToPostgres: Command = async (words, { config, print }) => {
  const read = readArguments(words, {}, { usage: USAGE, print });
  const url = read && (read.word === undefined ? config.databaseUrl : databaseUrl({ url: read.word }, 'url'));
  if (!url) {
    if (read) print(`Set DATABASE_URL, or name the database.\n${USAGE}`);
    return 2;
  }
  const started = performance.now();
  const lock = await lockDatabase(config.dataDir);
  try {
    const counts = await copyToPostgres(join(config.dataDir, SQLITE_FILE), url);
    const width = Math.max(...counts.map(({ table }) => table.length));
    for (const { table, rows } of counts)
      print(`${table.padEnd(width)} ${formatNumber(rows).padStart(10)}\n`);
    const sum = counts.reduce((total, { rows }) => total + rows, 0);
    const seconds = formatSeconds(performance.now() - started);
    print(`Moved ${counted(sum, 'row')} and compared each of them in ${seconds}.\n`);
  } catch (error) {
    throw new Error(`Nothing was moved, PostgreSQL is as it was: ${reasonOf(error).replace(/\.$/, '')}.`, {
      cause: error,
    });
  } finally {
    lock.release();
  }
  print(`Set DATABASE_URL to it and start Segue. ${resolve(config.dataDir, SQLITE_FILE)} is unchanged.\n`);
  print(`Connections of users need the same key there: ${keyName(config)}.\n`);
  return 0;
};
