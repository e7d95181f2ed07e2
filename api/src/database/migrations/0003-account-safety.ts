// Account safety: one token refresh at a time over all servers, rate-limit counters, password reset links.
import type { Kysely } from 'kysely';

/** Adds the lease columns of a token refresh, and the tables of counters and password resets. */
export async function createAccountSafety(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('connections').addColumn('renewed_by', 'text').execute();
  await database.schema.alterTable('connections').addColumn('renewal_ends_at', 'text').execute();

  await database.schema
    .createTable('attempts')
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('attempts_identity', ['key', 'part'])
    .execute();
  await database.schema.createIndex('attempts_by_age').on('attempts').column('ends_at').execute();

  await database.schema
    .createTable('password_resets')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().unique().references('users.id').onDelete('cascade'),
    )
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
}
