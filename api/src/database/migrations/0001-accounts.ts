// Accounts, sessions, provider connections and OAuth flows in progress.
import type { Kysely } from 'kysely';
import { idColumn, type Dialect } from './dialect';

/** Creates the tables of accounts and sign-in. */
export async function createAccounts(database: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await idColumn(database.schema.createTable('users'), dialect)
    .addColumn('email', 'text')
    .addColumn('email_key', 'text', (column) => column.unique())
    .addColumn('password_hash', 'text')
    .addColumn('password_updated_at', 'text')
    .addColumn('volume', 'double precision')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();

  await database.schema
    .createTable('sessions')
    .addColumn('id_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute();
  await database.schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute();

  await database.schema
    .createTable('connections')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('provider_user_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('display_name', 'text')
    .addColumn('premium', 'integer')
    .addColumn('access_token', 'text')
    .addColumn('refresh_token', 'text')
    .addColumn('token_expires_at', 'text')
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('connected_at', 'text', (column) => column.notNull())
    .addColumn('authorized_at', 'text', (column) => column.notNull())
    .addColumn('needs_reconnect', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('connections_identity', ['provider', 'provider_user_id'])
    .addUniqueConstraint('connections_one_per_user', ['user_id', 'provider'])
    .execute();

  await database.schema
    .createTable('oauth_transactions')
    .addColumn('state_hash', 'text', (column) => column.primaryKey())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('session_hash', 'text')
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('cookie_hash', 'text', (column) => column.notNull())
    .addColumn('verifier', 'text', (column) => column.notNull())
    .addColumn('return_to', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('oauth_transactions_by_age')
    .on('oauth_transactions')
    .column('created_at')
    .execute();

  await database.schema
    .createTable('app_tokens')
    .addColumn('provider', 'text', (column) => column.primaryKey())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
}
