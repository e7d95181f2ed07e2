// Opens the database: PostgreSQL when a URL is configured, else SQLite. All other code uses Kysely only.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { postgresDialect, sqliteDialect } from './dialects';
import { migrate, pendingMigrations } from './migrate';
import { openSqlite, type SqliteConnection } from './sqlite';
import { copyBeforeUpgrade } from './sqlite-copy';
import type { Tables } from './tables';

export type DatabaseSettings = {
  /** A `postgres://…` URL; null = SQLite. */
  url: string | null;
  folder: string;
  poolSize?: number;
  onSqlite?: (opened: SqliteConnection['opened']) => void;
  /** Called for every lost connection; the pool replaces the connection itself. */
  onConnectionLost?: (error: Error) => void;
  onPool?: (pool: pg.Pool) => void;
};

export const SQLITE_FILE = 'segue.sqlite';

/** For commands; servers have the setting DATABASE_POOL. */
const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 10_000;
const BIGINT_TYPE = 20;

export async function openDatabase(settings: DatabaseSettings): Promise<Kysely<Tables>> {
  const { url, folder } = settings;
  if (url === null) {
    const file = join(folder, SQLITE_FILE);
    return destroyedOnFailure(connectSqlite(settings), (database) =>
      migrate(database, 'sqlite', (schema) => copyBeforeUpgrade(file, schema)),
    );
  }
  const upgraded = connectPostgres(url, { max: 1, statement_timeout: 0 }, {});
  await migrate(upgraded, 'postgres').finally(() => upgraded.destroy());
  return connectPool(url, settings);
}

/** The database does not exist, or lacks migrations; the message says what to do. */
export class NotMigratedError extends Error {
  override readonly name = 'NotMigratedError';
}

/** Opens a database that has all migrations, else throws NotMigratedError. Creates and changes nothing. */
export async function openMigrated(settings: DatabaseSettings): Promise<Kysely<Tables>> {
  const { url, folder } = settings;
  if (url === null && !existsSync(join(folder, SQLITE_FILE))) {
    throw new NotMigratedError(
      `There is no database in ${folder} yet: start Segue, or run npm run server -- migrate.`,
    );
  }
  const database = url === null ? connectSqlite(settings) : connectPool(url, settings);
  return destroyedOnFailure(database, async () => {
    await sql`select 1`.execute(database);
    const pending = await pendingMigrations(database);
    if (pending.length > 0) {
      throw new NotMigratedError(
        `The database needs an upgrade first (${pending.join(', ')}): stop the servers and run npm run server -- migrate.`,
      );
    }
  });
}

async function destroyedOnFailure(
  database: Kysely<Tables>,
  prepare: (database: Kysely<Tables>) => Promise<void>,
): Promise<Kysely<Tables>> {
  try {
    await prepare(database);
    return database;
  } catch (failure) {
    await database.destroy();
    throw failure;
  }
}

function connectSqlite({ folder, onSqlite }: DatabaseSettings): Kysely<Tables> {
  const sqlite = openSqlite(join(folder, SQLITE_FILE));
  onSqlite?.(sqlite.opened);
  return new Kysely<Tables>({ dialect: sqliteDialect(sqlite) });
}

const connectPool = (url: string, settings: DatabaseSettings): Kysely<Tables> =>
  connectPostgres(
    url,
    { max: settings.poolSize ?? POOL_SIZE, statement_timeout: STATEMENT_TIMEOUT_MS },
    settings,
  );

/** A pool of PostgreSQL connections; each is opened when first needed. */
export function connectPostgres(
  url: string,
  limits: Pick<pg.PoolConfig, 'max' | 'statement_timeout' | 'connectionTimeoutMillis'>,
  on: Pick<DatabaseSettings, 'onPool' | 'onConnectionLost'>,
): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...limits,
    types: {
      // pg returns bigint as text by default; our counts stay far below 2^53.
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === BIGINT_TYPE && format !== 'binary' ? Number : pg.types.getTypeParser(type, format),
    } as pg.CustomTypesConfig,
  });
  // A lost connection emits `error` on its client, which ends the process without a listener. The pool emits those of idle clients again.
  pool.on('connect', (client) => client.on('error', (error) => on.onConnectionLost?.(error)));
  pool.on('error', () => undefined);
  on.onPool?.(pool);
  return new Kysely<Tables>({ dialect: postgresDialect(pool) });
}
