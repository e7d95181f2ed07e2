// Which database this is, decided by one setting; everything above speaks Kysely only.
import { join } from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations/migrate';
import type { Dialect } from './migrations/dialect';
import { openSqlite } from './sqlite';
import type { Tables } from './tables';

export type DatabaseSettings = {
  /** `postgres://…`; null = the embedded database. */
  url: string | null;
  /** Where the embedded database keeps its file. */
  folder: string;
  /** Told about a lost idle connection; the pool replaces it by itself. */
  onConnectionLost?: (error: Error) => void;
};

export const SQLITE_FILE = 'segue.sqlite';

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 10_000;
const BIGINT_TYPE = 20;

/** Opens the database and brings it to the newest shape. */
export async function openDatabase(settings: DatabaseSettings): Promise<Kysely<Tables>> {
  const dialect: Dialect = settings.url === null ? 'sqlite' : 'postgres';
  const database =
    settings.url === null
      ? await openEmbedded(settings.folder)
      : openPostgres(settings.url, settings.onConnectionLost);
  try {
    await migrate(database, dialect);
  } catch (failure) {
    await database.destroy();
    throw failure;
  }
  return database;
}

async function openEmbedded(folder: string): Promise<Kysely<Tables>> {
  const database = await openSqlite(join(folder, SQLITE_FILE));
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
}

function openPostgres(url: string, onConnectionLost: DatabaseSettings['onConnectionLost']): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    types: {
      // Counts arrive as text otherwise; ours stay far below 2^53.
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === BIGINT_TYPE && format !== 'binary' ? Number : pg.types.getTypeParser(type, format),
    } as pg.CustomTypesConfig,
  });
  // Without a listener a restart of PostgreSQL ends this process.
  pool.on('error', (error) => onConnectionLost?.(error));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

const UNIQUE_VIOLATIONS: readonly unknown[] = [
  'SQLITE_CONSTRAINT_UNIQUE',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
  '23505',
];
const UNIQUE_VIOLATIONS_BUILT_IN: readonly unknown[] = [2067, 1555];

/** Whether the database refused a row because its like exists; the one place that knows each engine's word for it. */
export function isUniqueViolation(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return UNIQUE_VIOLATIONS.includes(code) || UNIQUE_VIOLATIONS_BUILT_IN.includes(errcode);
}
