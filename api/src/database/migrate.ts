// Runs the pending migrations. They are imported by name, so that the server's bundle contains them.
import { DEFAULT_MIGRATION_TABLE, Migrator, sql, type Kysely, type Migration } from 'kysely';
import { createSchema, type Dialect } from './migrations/0001-schema';
import { addInvites } from './migrations/0002-invites';
import { addIdentities } from './migrations/0003-identities';
import { createListens } from './migrations/0004-listens';
import { createStars } from './migrations/0005-stars';

export type Apply = (transaction: Kysely<unknown>, dialect: Dialect) => Promise<void>;

/**
 * In the order of their names. The version before a migration keeps running on its result while servers are upgraded one after the
 * other: add tables, and columns that it need not know; remove in the version after. What cannot keep to this says "stop all servers"
 * in CHANGELOG.md.
 */
export const MIGRATIONS: Record<string, Apply> = {
  '0001-schema': createSchema,
  '0002-invites': addInvites,
  '0003-identities': addIdentities,
  '0004-listens': createListens,
  '0005-stars': createStars,
};

/**
 * Runs all pending migrations and records them in one transaction; forward only. Several servers may start at once: one migrates,
 * the others wait.
 * @param copy Called before the upgrade of a database that is not empty, with the name of the last migration it has.
 */
export async function migrate<Tables>(
  database: Kysely<Tables>,
  dialect: Dialect,
  copy: (last: string) => Promise<void> = async () => undefined,
): Promise<void> {
  let isFirst = true;
  const migrations = Object.entries(MIGRATIONS).map(([name, apply]): [string, Migration] => [
    name,
    {
      up: async (transaction: Kysely<unknown>) => {
        const last = isFirst ? (await appliedMigrations(transaction)).at(-1) : undefined;
        isFirst = false;
        if (last !== undefined) await copy(last);
        await apply(transaction, dialect);
      },
    },
  ]);
  const migrator = new Migrator({
    db: database,
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
  const unknown = applied.filter((name) => !(name in MIGRATIONS));
  if (unknown.length > 0) {
    throw new Error(
      `The database was made by a newer Segue (upgrade ${unknown.join(', ')} is unknown here): start that version again, or ` +
        'restore a copy of the database from before the upgrade.',
    );
  }
  return Object.keys(MIGRATIONS).filter((name) => !applied.includes(name));
}

/** The names of the migrations that the database has; throws when it has never been migrated. */
async function appliedMigrations<Tables>(database: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name
  `.execute(database);
  return rows.map(({ name }) => name);
}

async function currentSchema<Tables>(database: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(database);
  return rows[0]?.name ?? 'public';
}
