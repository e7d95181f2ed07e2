// A database of an earlier version with the data of one user, and interrupted upgrades of it.
import { Kysely, Migrator, sql, type SqliteDatabase } from 'kysely';
import { join } from 'node:path';
import pg from 'pg';
import { SQLITE_FILE } from '../database/connection';
import { postgresDialect, sqliteDialect } from '../database/dialects';
import { migrate, MIGRATIONS } from '../database/migrate';
import { openSqlite } from '../database/sqlite';
import type { TestDatabase } from './test-database';

type Place = Pick<TestDatabase, 'url' | 'folder'>;

/** Migrates an empty database to a version, and inserts accounts, favorites and a playlist. */
export async function makeOlderDatabase(place: Place, last: string): Promise<void> {
  const database = await connect(place);
  try {
    await runMigrations(database, place, last);
    for (const statement of DATA) await sql.raw(statement).execute(database);
  } finally {
    await database.destroy();
  }
}

/** The rows that must survive an upgrade, in display order. */
export async function readPlace(place: Place): Promise<unknown> {
  const database = await connect(place);
  const read = async (query: string) => (await sql.raw(query).execute(database)).rows;
  try {
    return {
      users: await read('select id, email, password_hash from users order by id'),
      favorites: await read('select user_id, provider, track_id from favorites order by track_id'),
      tracks: await read(
        'select playlist_id, provider, track_id from playlist_tracks order by playlist_id, position, added_at, track_id',
      ),
      covers: await read('select id from covers order by id'),
    };
  } finally {
    await database.destroy();
  }
}

/** Starts the upgrade and closes the connection instead of running statement number `at`; false when it ended before. */
export async function interruptUpgrade(place: Place, statement: number): Promise<boolean> {
  const cut = createCut(statement);
  const database = await connect(place, cut);
  try {
    await migrate(database, place.url === null ? 'sqlite' : 'postgres');
  } catch (error) {
    if (!cut.isCut()) throw error;
  } finally {
    await database.destroy();
  }
  return cut.isCut();
}

type Cut = ReturnType<typeof createCut>;

function createCut(statement: number) {
  let count = 0;
  return {
    isCut: () => count >= statement,
    /** Whether the connection is closed at this statement. */
    next: () => (count += 1) >= statement,
  };
}

const NEVER = createCut(Number.POSITIVE_INFINITY);

async function connect(place: Place, cut: Cut = NEVER): Promise<Kysely<never>> {
  if (place.url !== null) {
    const pool = new pg.Pool({ connectionString: place.url, max: 1, Client: cuttable(cut) });
    pool.on('connect', (client) => client.on('error', () => undefined));
    pool.on('error', () => undefined);
    return new Kysely<never>({ dialect: postgresDialect(pool) });
  }
  const sqlite = openSqlite(join(place.folder, SQLITE_FILE));
  const database: SqliteDatabase = {
    close: () => sqlite.close(),
    prepare: (text) => {
      if (cut.next()) throw new Error('cut');
      return sqlite.prepare(text);
    },
  };
  return new Kysely<never>({ dialect: sqliteDialect(database) });
}

function cuttable(cut: Cut): typeof pg.Client {
  const { query } = pg.Client.prototype;
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config);
      const own = query.bind(this) as (...parameters: unknown[]) => unknown;
      Object.assign(this, {
        query: (...parameters: unknown[]) => {
          if (cut.next())
            (
              this as unknown as { connection: { stream: { destroy: () => void } } }
            ).connection.stream.destroy();
          return own(...parameters);
        },
      });
    }
  };
}

async function runMigrations(database: Kysely<never>, place: Place, last: string): Promise<void> {
  const dialect = place.url === null ? 'sqlite' : 'postgres';
  const names = Object.keys(MIGRATIONS).filter((name) => name <= last);
  const migrations = names.map((name) => [
    name,
    { up: (transaction: Kysely<unknown>) => MIGRATIONS[name]?.(transaction, dialect) },
  ]);
  const { rows } =
    dialect === 'sqlite'
      ? { rows: [] }
      : await sql<{ name: string }>`select current_schema() as name`.execute(database);
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => Object.fromEntries(migrations) },
    ...(rows[0] && { migrationTableSchema: rows[0].name }),
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

const NOW = '2026-03-01T12:00:00.000Z';

const DATA: readonly string[] = [
  `insert into users (email, email_key, password_hash, created_at, updated_at) values
    ('Ada@example.com', 'ada@example.com', 'hash', '${NOW}', '${NOW}'),
    ('grace@example.com', 'grace@example.com', 'hash', '${NOW}', '${NOW}')`,
  `insert into connections (provider, provider_user_id, user_id, scope, connected_at, authorized_at) values
    ('spotify', 'ada', 1, '', '${NOW}', '${NOW}')`,
  `insert into tracks (provider, track_id, payload, fetched_at) values
    ('spotify', 'a', '{"imageUrl":"https://i.test/a.jpg","duration":61000}', '${NOW}'), ('spotify', 'b', '{}', '${NOW}'),
    ('soundcloud', 'c', '{}', '${NOW}'), ('soundcloud', 'd', '{}', '${NOW}')`,
  `insert into favorites (user_id, provider, track_id, favorited_at) values
    (1, 'spotify', 'a', '${NOW}'), (2, 'soundcloud', 'c', '${NOW}')`,
  `insert into playlists (user_id, name, created_at) values (1, 'Evening', '${NOW}'), (2, 'Empty', '${NOW}')`,
  `insert into playlist_tracks (playlist_id, provider, track_id, position, added_at) values
    (1, 'spotify', 'b', 1, '${NOW}'), (1, 'soundcloud', 'c', 2, '${NOW}'),
    (1, 'spotify', 'a', 3, '${NOW}'), (1, 'soundcloud', 'd', 4, '${NOW}')`,
];
