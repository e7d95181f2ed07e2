// `npm run server -- move-to-postgres`: copies the SQLite database into the empty PostgreSQL database of DATABASE_URL.
import { sql, type Kysely } from 'kysely';
import { openDatabase, openMigrated } from '../database/connection';
import { lockDatabase } from '../database/lock';
import type { Tables } from '../database/tables';
import { WRONG_USAGE, type Command } from './command';

/** In the order of their references: each table after those it refers to. */
export const MOVED_TABLES = [
  'users',
  'sessions',
  'identities',
  'connections',
  'oauth_transactions',
  'tracks',
  'favorites',
  'listens',
  'scrobble_targets',
  'scrobbles',
  'stars',
  'playlists',
  'playlist_tracks',
  'covers',
  'shares',
  'app_tokens',
  'attempts',
  'request_counts',
  'provider_backoffs',
  'password_resets',
  'invites',
] as const satisfies readonly (keyof Tables)[];
/** Covers are large. */
const ROWS_AT_ONCE = 100;

/** PostgreSQL has all rows afterwards, or none. The SQLite database stays as it is. */
export const moveToPostgres: Command = async (words, { config, print, note }) => {
  if (words.length > 0) return WRONG_USAGE;
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === null) throw new Error('Set DATABASE_URL to an empty PostgreSQL database.');
  const lock = await lockDatabase(dataDir);
  const source = await openMigrated({ url: null, folder: dataDir });
  const target = await openDatabase({ url: databaseUrl, folder: dataDir });
  try {
    const count = await target.transaction().execute((transaction) => copyRows(source, transaction));
    note?.({ count });
    print(`Moved ${count} rows. Start Segue with DATABASE_URL and the same encryption key.\n`);
  } finally {
    await target.destroy();
    await source.destroy();
    lock.release();
  }
  return 0;
};

async function copyRows(source: Kysely<Tables>, target: Kysely<Tables>): Promise<number> {
  if (await target.selectFrom('users').select('id').executeTakeFirst())
    throw new Error('The PostgreSQL database has accounts already: name an empty one in DATABASE_URL.');
  let count = 0;
  for (const table of MOVED_TABLES) count += await copyTable(source, target, table);
  // Ids are never reused, not even those of deleted rows.
  const sequences = await sql<{ name: string; seq: number }>`
    select name, seq from sqlite_sequence
  `.execute(source);
  for (const { name, seq } of sequences.rows)
    await sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${seq})`.execute(target);
  return count;
}

async function copyTable(
  source: Kysely<Tables>,
  target: Kysely<Tables>,
  table: keyof Tables,
): Promise<number> {
  let count = 0;
  let rows: object[] = [];
  const insertRows = async () => {
    if (rows.length > 0) await target.insertInto(table).values(rows).execute();
    count += rows.length;
    rows = [];
  };
  for await (const row of source.selectFrom(table).selectAll().stream()) {
    rows.push(row);
    if (rows.length === ROWS_AT_ONCE) await insertRows();
  }
  await insertRows();
  return count;
}
