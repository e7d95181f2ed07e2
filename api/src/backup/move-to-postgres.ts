// `npm run server -- migrate-to-postgres`: moves the SQLite database of the data folder into an empty PostgreSQL database.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Kysely, type SqliteDatabase, sql } from 'kysely';
import { databaseUrl } from '../config-addresses';
import { connectPostgres, SQLITE_FILE } from '../database/connection';
import { rowsOf } from '../database/content';
import { sqliteDialect } from '../database/dialects';
import { lockDatabase } from '../database/lock';
import { migrate, pendingMigrations } from '../database/migrate';
import { openSqlite } from '../database/sqlite';
import type { Tables } from '../database/tables';
import { counted, formatSeconds, keyName, readArguments, reasonOf, type Command } from './command';

const USAGE = `Usage:
  npm run server -- migrate-to-postgres            moves the SQLite database into the empty one that DATABASE_URL names; stop the server first
  npm run server -- migrate-to-postgres <url>   into the one that the URL names (a password in it is visible to others on this machine)
`;
/** Each after the tables that it refers to. */
export const MOVED_TABLES = [
  'users',
  'sessions',
  'connections',
  'oauth_transactions',
  'tracks',
  'favorites',
  'playlists',
  'playlist_tracks',
  'covers',
  'shares',
  'app_tokens',
  'attempts',
  'request_counts',
  'provider_backoffs',
  'password_resets',
] as const satisfies readonly (keyof Tables)[];
/** Covers are large. */
const ROWS_AT_ONCE = 100;
const BUSY_TIMEOUT_MS = 5000;

/** The SQLite database stays as it is. PostgreSQL has all of it afterwards, or nothing. */
export const moveToPostgres: Command = async (words, { config, print }) => {
  const read = readArguments(words, {}, { usage: USAGE, print });
  const url = read && (read.word === undefined ? config.databaseUrl : databaseUrl({ url: read.word }, 'url'));
  if (!url) {
    if (read) print(`Set DATABASE_URL, or name the database.\n${USAGE}`);
    return 2;
  }
  const started = performance.now();
  const file = resolve(config.dataDir, SQLITE_FILE);
  const lock = await lockDatabase(config.dataDir);
  try {
    const rows = await copyToPostgres(file, url);
    print(`Moved ${counted(rows, 'row')} in ${formatSeconds(performance.now() - started)}.\n`);
  } catch (error) {
    throw new Error(`Nothing was moved, PostgreSQL is as it was: ${reasonOf(error).replace(/\.$/, '')}.`, {
      cause: error,
    });
  } finally {
    lock.release();
  }
  print(`Set DATABASE_URL to it and start Segue. ${file} is unchanged.\n`);
  print(`Connections of users need the same key there: ${keyName(config)}.\n`);
  return 0;
};

/** Creates the schema and copies all rows in one transaction; returns their number. */
async function copyToPostgres(file: string, url: string): Promise<number> {
  if (!existsSync(file)) throw new Error(`there is no database ${file}`);
  const source = openSqlite(file, BUSY_TIMEOUT_MS);
  const kysely = new Kysely<unknown>({ dialect: sqliteDialect(source) });
  const target = connectPostgres(url, { max: 1, statement_timeout: 0 }, {});
  try {
    if ((await pendingMigrations(kysely)).length > 0)
      throw new Error('the SQLite database needs an upgrade first: run npm run server -- migrate');
    // Not Kysely's transaction: its migrations run on a connection only. A closed connection rolls back.
    return await target.connection().execute(async (connection) => {
      await sql`begin`.execute(connection);
      await requireEmpty(connection);
      await migrate(connection, 'postgres', { isInTransaction: true });
      let rows = 0;
      for (const table of MOVED_TABLES) rows += await copyTable(source, connection, table);
      for (const { name, seq } of rowsOf(source, 'select name, seq from sqlite_sequence')) {
        await sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${seq})`.execute(connection);
      }
      await sql`commit`.execute(connection);
      return rows;
    });
  } finally {
    await target.destroy();
    await kysely.destroy();
  }
}

async function requireEmpty(target: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = current_schema() limit 1
  `.execute(target);
  if (rows[0]) throw new Error(`the PostgreSQL database is not empty (it has the table ${rows[0].name})`);
}

async function copyTable(source: SqliteDatabase, target: Kysely<Tables>, table: string): Promise<number> {
  let count = 0;
  let waiting: Record<string, unknown>[] = [];
  const insertWaiting = async (): Promise<void> => {
    const columns = Object.keys(waiting[0]!).map((column) => sql.ref(column));
    const values = waiting.map((row) => sql`(${sql.join(Object.values(row))})`);
    // The ids of SQLite are kept: other rows refer to them, and addresses of playlists contain them.
    await sql`
      insert into ${sql.table(table)} (${sql.join(columns)}) overriding system value values ${sql.join(values)}
    `.execute(target);
    count += waiting.length;
    waiting = [];
  };
  for (const row of source.prepare(`select * from ${table}`).iterate([])) {
    waiting.push(row as Record<string, unknown>);
    if (waiting.length === ROWS_AT_ONCE) await insertWaiting();
  }
  if (waiting.length > 0) await insertWaiting();
  return count;
}
