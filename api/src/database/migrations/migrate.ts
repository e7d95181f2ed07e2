// Brings the database to the newest shape. Migrations are named in code, so a bundle carries them with it.
import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import type { Tables } from '../tables';
import { createAccounts } from './0001-accounts';
import { createCollections } from './0002-collections';
import { createAccountSafety } from './0003-account-safety';
import { createTrackReferences } from './0004-track-references';
import { renewEmailKeys } from './0005-email-keys';
import type { Dialect } from './dialect';

/** Runs what has not run yet; forward only. PostgreSQL holds a lock meanwhile, so several servers may start at once. */
export async function migrate(database: Kysely<Tables>, dialect: Dialect): Promise<void> {
  const migrations: Record<string, Migration> = {
    '0001-accounts': { up: (db) => createAccounts(db, dialect) },
    '0002-collections': { up: (db) => createCollections(db, dialect) },
    '0003-account-safety': { up: (db) => createAccountSafety(db) },
    '0004-track-references': { up: (db) => createTrackReferences(db) },
    '0005-email-keys': { up: (db) => renewEmailKeys(db) },
  };
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
    // Without it, the record of another product in another schema is taken for ours.
    ...(dialect === 'postgres' && { migrationTableSchema: await currentSchema(database) }),
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

async function currentSchema(database: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(database);
  return rows[0]?.name ?? 'public';
}
