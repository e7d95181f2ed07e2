// Which database this is, decided by one setting; everything above speaks Kysely only.
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { EmbeddedDialect, ServerDialect, type OnFailure } from './dialects';
import { migrate } from './migrate';
import { openSqlite } from './sqlite';
import type { Tables } from './tables';
import { copyBeforeUpgrade } from './upgrade-copy';

export type DatabaseSettings = {
  /** `postgres://…`; null = the embedded database. */
  url: string | null;
  /** Where the embedded database keeps its file. */
  folder: string;
  /** Called for every lost connection, with the reason; the pool replaces it by itself. */
  onConnectionLost?: (error: Error) => void;
  /** Called for every failure of the database that is not the fault of a statement. */
  onFailure?: OnFailure;
};

export const SQLITE_FILE = 'segue.sqlite';

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 10_000;
const BUSY_TIMEOUT_MS = 5000;
/** So long a server waits for another one that is upgrading the same file. */
const UPGRADE_TIMEOUT_MS = 60_000;
const BIGINT_TYPE = 20;

/** Opens the database and brings it to the newest shape. */
export async function openDatabase(settings: DatabaseSettings): Promise<Kysely<Tables>> {
  const { url } = settings;
  return url === null ? openEmbedded(settings) : openPostgres(url, settings);
}

async function openEmbedded({ folder, onFailure }: DatabaseSettings): Promise<Kysely<Tables>> {
  const file = join(folder, SQLITE_FILE);
  const sqlite = await openSqlite(file, UPGRADE_TIMEOUT_MS);
  const database = new Kysely<Tables>({ dialect: new EmbeddedDialect({ database: sqlite }, onFailure) });
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
  const upgraded = connectPostgres(url, { max: 1, statement_timeout: 0 }, settings);
  try {
    await migrate(upgraded, 'postgres');
  } finally {
    await upgraded.destroy();
  }
  return connectPostgres(url, { max: POOL_SIZE, statement_timeout: STATEMENT_TIMEOUT_MS }, settings);
}

/** A pool of connections to a PostgreSQL, made when they are first needed. */
export function connectPostgres(
  url: string,
  limits: Pick<pg.PoolConfig, 'max' | 'statement_timeout' | 'connectionTimeoutMillis'>,
  { onConnectionLost, onFailure }: Pick<DatabaseSettings, 'onConnectionLost' | 'onFailure'>,
): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...limits,
    types: {
      // Counts arrive as text otherwise; ours stay far below 2^53.
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === BIGINT_TYPE && format !== 'binary' ? Number : pg.types.getTypeParser(type, format),
    } as pg.CustomTypesConfig,
  });
  // A lost connection is an event of its client, and without a listener it ends this process. The pool listens to idle clients
  // only, and passes their events on.
  pool.on('connect', (client) => client.on('error', (error) => onConnectionLost?.(error)));
  pool.on('error', () => undefined);
  return new Kysely<Tables>({ dialect: new ServerDialect({ pool }, onFailure) });
}
