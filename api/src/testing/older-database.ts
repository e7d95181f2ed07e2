// A SQLite database of an earlier version with the data of one user, and interrupted upgrades of it to a made-up version.
import { Kysely, Migrator, sql, type SqliteDatabase } from 'kysely';
import { join } from 'node:path';
import { SQLITE_FILE } from '../database/connection';
import { sqliteDialect } from '../database/dialects';
import { migrate, MIGRATIONS } from '../database/migrate';
import { openSqlite } from '../database/sqlite';

const NEXT = '9000-nickname';

/** A database of the first version with an account, favorites and a playlist. From then on there is another migration. */
export async function makeOlderDatabase(folder: string): Promise<void> {
  const [[name, apply] = ['', async () => undefined]] = Object.entries(MIGRATIONS);
  const up = (transaction: Kysely<unknown>) => apply(transaction, 'sqlite');
  await withDatabase(folder, async (database) => {
    const provider = { getMigrations: async () => ({ [name]: { up } }) };
    const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
    if (error) throw error;
    for (const statement of DATA) await sql.raw(statement).execute(database);
  });
  MIGRATIONS[NEXT] = async ({ schema }) => schema.alterTable('users').addColumn('nickname', 'text').execute();
}

/** The rows that must survive an upgrade, in display order. */
export const readRows = (folder: string): Promise<unknown[]> =>
  withDatabase(folder, async (database) => {
    const queries = [
      'select id, email, password_hash from users order by id',
      'select user_id, provider, track_id from favorites order by track_id',
      'select playlist_id, provider, track_id from playlist_tracks order by playlist_id, position',
    ];
    return Promise.all(queries.map(async (query) => (await sql.raw(query).execute(database)).rows));
  });

/** Starts the upgrade and fails statement number `at`; false when it ended before. */
export async function interruptUpgrade(folder: string, at: number): Promise<boolean> {
  let count = 0;
  const cut = () => {
    count += 1;
    if (count >= at) throw new Error('cut');
  };
  await withDatabase(folder, (database) => migrate(database, 'sqlite'), cut).catch((error: unknown) => {
    if (count < at) throw error;
  });
  return count >= at;
}

async function withDatabase<Result>(
  folder: string,
  work: (database: Kysely<never>) => Promise<Result>,
  beforeEach = () => {},
): Promise<Result> {
  const sqlite = openSqlite(join(folder, SQLITE_FILE));
  const watched: SqliteDatabase = {
    close: () => sqlite.close(),
    prepare: (text) => {
      beforeEach();
      return sqlite.prepare(text);
    },
  };
  const database = new Kysely<never>({ dialect: sqliteDialect(watched) });
  return work(database).finally(() => database.destroy());
}

const NOW = '2026-03-01T12:00:00.000Z';

const DATA: readonly string[] = [
  `insert into users (email, email_key, password_hash, created_at, updated_at) values
    ('Ada@example.com', 'ada@example.com', 'hash', '${NOW}', '${NOW}')`,
  `insert into tracks (provider, track_id, payload, fetched_at) values
    ('spotify', 'a', '{}', '${NOW}'), ('soundcloud', 'b', '{}', '${NOW}')`,
  `insert into favorites (user_id, provider, track_id, favorited_at) values (1, 'spotify', 'a', '${NOW}')`,
  `insert into playlists (user_id, name, created_at) values (1, 'Evening', '${NOW}')`,
  `insert into playlist_tracks (playlist_id, provider, track_id, position, added_at) values
    (1, 'soundcloud', 'b', 1, '${NOW}'), (1, 'spotify', 'a', 2, '${NOW}')`,
];
