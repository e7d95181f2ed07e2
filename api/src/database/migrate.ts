// Runs the pending migrations. They are imported by name, so that the server's bundle contains them.
import { DEFAULT_MIGRATION_TABLE, Migrator, sql, type Kysely, type Migration } from 'kysely';
import { createSchema, type Dialect } from './migrations/0013-schema';
import { createShareExpiry } from './migrations/0014-share-expiry';
import { addAppearance } from './migrations/0015-appearance';

type Apply = (transaction: Kysely<unknown>, dialect: Dialect) => Promise<void>;

type MigrationOptions = { copy?: (schema: string) => Promise<void>; isInTransaction?: boolean };

/** Makes the whole schema. The migrations of earlier versions before it only stand in the records of databases. */
const FIRST = '0013-shares';
const FORMER = (
  '0001-accounts 0002-collections 0003-account-safety 0004-track-references 0005-email-keys 0006-playlist-positions ' +
  '0007-playlist-summaries 0009-session-devices 0010-playlist-revisions 0011-shared-limits 0012-deleted-playlists'
).split(' ');

/**
 * In the order of their names. The version before a migration keeps running on its result while servers are upgraded one after the
 * other: add tables, and columns that it need not know; remove in the version after. What cannot keep to this says "stop all servers"
 * in CHANGELOG.md.
 */
export const MIGRATIONS: Readonly<Record<string, Apply>> = {
  ...Object.fromEntries(FORMER.map((name) => [name, async () => undefined])),
  [FIRST]: createSchema,
  '0014-share-expiry': createShareExpiry,
  '0015-appearance': addAppearance,
};

/**
 * Runs all pending migrations and records them in one transaction; forward only. Several servers may start at once: one migrates,
 * the others wait.
 * @param options.copy Copies a SQLite database before its upgrade; receives the name of the last migration it has.
 * @param options.isInTransaction The connection is already in a transaction, which the migrations become a part of.
 */
export async function migrate<Tables>(
  database: Kysely<Tables>,
  dialect: Dialect,
  { copy = async () => undefined, isInTransaction = false }: MigrationOptions = {},
): Promise<void> {
  let isFirst = true;
  const migrations = Object.entries(MIGRATIONS).map(([name, apply]): [string, Migration] => [
    name,
    {
      up: async (transaction: Kysely<unknown>) => {
        const last = isFirst ? (await appliedMigrations(transaction)).at(-1) : undefined;
        if (last !== undefined && last < FIRST) throw new Error(TOO_OLD);
        if (last !== undefined && dialect === 'sqlite') await copy(last);
        isFirst = false;
        await apply(transaction, dialect);
      },
    },
  ]);
  const migrator = new Migrator({
    db: database,
    disableTransactions: isInTransaction,
    provider: { getMigrations: async () => Object.fromEntries(migrations) },
    // Otherwise Kysely also finds the migration table of another product in another schema.
    ...(dialect === 'postgres' && { migrationTableSchema: await currentSchema(database) }),
  });
  const { error } = await migrator.migrateToLatest();
  if (!error) return;
  await pendingMigrations(database);
  throw error;
}

/** The names of the migrations that the database lacks. Throws one sentence when it has some that this version does not know. */
export async function pendingMigrations<Tables>(database: Kysely<Tables>): Promise<string[]> {
  const applied = await appliedMigrations(database).catch((): string[] => []);
  requireKnown(applied);
  return Object.keys(MIGRATIONS).filter((name) => !applied.includes(name));
}

/** Throws one sentence when this version does not know all of these migrations. */
export function requireKnown(applied: readonly string[]): void {
  const unknown = applied.filter((name) => !(name in MIGRATIONS));
  if (unknown.length > 0) throw newerDatabaseError(unknown);
}

/** The names of the migrations that the database has; throws when it has never been migrated. */
async function appliedMigrations<Tables>(database: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name
  `.execute(database);
  return rows.map(({ name }) => name);
}

const TOO_OLD =
  'The database is older than version 1.0.0: start 1.0.0 once, which upgrades it, and then this version.';

const newerDatabaseError = (unknown: readonly string[]): Error =>
  new Error(
    `The database was made by a newer Segue (upgrade ${unknown.join(', ')} is unknown here): start that version again, or ` +
      'restore a copy of the database from before the upgrade.',
  );

async function currentSchema<Tables>(database: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(database);
  return rows[0]?.name ?? 'public';
}
