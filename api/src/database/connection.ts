// Opens the database: PostgreSQL when a URL is configured, else SQLite. All other code uses Kysely only.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { postgresDialect, sqliteDialect, type OnFailure } from './dialects';
import { isMigrated, migrate } from './migrate';
import { openSqlite } from './sqlite';
import type { Tables } from './tables';
import { copyBeforeUpgrade } from './upgrade-copy';

export type DatabaseSettings = {
  /** `postgres://…`; null = SQLite. */
  url: string | null;
  /** The folder of the SQLite file. */
  folder: string;
  /** The most connections to PostgreSQL. */
  poolSize?: number;
  /** Called for every lost connection; the pool replaces the connection itself. */
  onConnectionLost?: (error: Error) => void;
  /** Called with each pool of connections to PostgreSQL; the last one serves requests. */
  onPool?: (pool: pg.Pool) => void;
  /** Called when a connection to PostgreSQL has finished its work: the database answers. */
  onAnswer?: () => void;
  /** Called for every DatabaseError; errors of a statement are not included. */
  onFailure?: OnFailure;
};

export const SQLITE_FILE = 'segue.sqlite';

/** For commands; servers have the setting DATABASE_POOL. */
const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 10_000;
const BUSY_TIMEOUT_MS = 5000;
/** How long a server waits for another one that is migrating the same file. */
const UPGRADE_TIMEOUT_MS = 60_000;
const BIGINT_TYPE = 20;

/** Opens the database and runs the pending migrations. */
export async function openDatabase(settings: DatabaseSettings): Promise<Kysely<Tables>> {
  const { url } = settings;
  return url === null ? openEmbedded(settings) : openPostgres(url, settings);
}

/** Opens a database that a server of this version has migrated, else returns null. Creates and changes nothing. */
export async function openMigrated({ url, folder }: DatabaseSettings): Promise<Kysely<Tables> | null> {
  const file = join(folder, SQLITE_FILE);
  if (url === null && !existsSync(file)) return null;
  const database =
    url === null
      ? new Kysely<Tables>({ dialect: sqliteDialect(await openSqlite(file, BUSY_TIMEOUT_MS)) })
      : connectPostgres(url, { max: 1, statement_timeout: STATEMENT_TIMEOUT_MS }, {});
  try {
    await sql`select 1`.execute(database);
    if (await isMigrated(database)) return database;
  } catch (failure) {
    await database.destroy();
    throw failure;
  }
  await database.destroy();
  return null;
}

async function openEmbedded({ folder, onFailure }: DatabaseSettings): Promise<Kysely<Tables>> {
  const file = join(folder, SQLITE_FILE);
  const sqlite = await openSqlite(file, UPGRADE_TIMEOUT_MS);
  const database = new Kysely<Tables>({ dialect: sqliteDialect(sqlite, onFailure) });
  try {
    await migrate(database, 'sqlite', (schema) => copyBeforeUpgrade(file, schema));
    await sql`pragma busy_timeout = ${sql.lit(BUSY_TIMEOUT_MS)}`.execute(database);
  } catch (failure) {
    await database.destroy();
    throw failure;
  }
  return database;
}

async function openPostgres(url: string, settings: DatabaseSettings): Promise<Kysely<Tables>> {
  const { poolSize = POOL_SIZE } = settings;
  const upgraded = connectPostgres(url, { max: 1, statement_timeout: 0 }, settings);
  try {
    await migrate(upgraded, 'postgres');
  } finally {
    await upgraded.destroy();
  }
  return connectPostgres(url, { max: poolSize, statement_timeout: STATEMENT_TIMEOUT_MS }, settings);
}

/** A pool of PostgreSQL connections; each is opened when first needed. */
export function connectPostgres(
  url: string,
  limits: Pick<pg.PoolConfig, 'max' | 'statement_timeout' | 'connectionTimeoutMillis'>,
  {
    onPool,
    onConnectionLost,
    onAnswer,
    onFailure,
  }: Pick<DatabaseSettings, 'onPool' | 'onConnectionLost' | 'onAnswer' | 'onFailure'>,
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
  // A lost connection emits `error` on its client, and without a listener that ends the process. The pool listens to idle clients
  // only and emits their errors again.
  pool.on('connect', (client) => client.on('error', (error) => onConnectionLost?.(error)));
  pool.on('error', () => undefined);
  onPool?.(pool);
  pool.on('release', (error) => (error ? undefined : onAnswer?.()));
  return new Kysely<Tables>({ dialect: postgresDialect(pool, onFailure) });
}
