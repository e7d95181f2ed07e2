// The tables of the first version.
import { sql, type CreateTableBuilder, type Kysely } from 'kysely';

export type Dialect = 'sqlite' | 'postgres';

export async function createSchema(database: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await createAccounts(database, dialect);
  await createCollections(database, dialect);
  await createLimits(database, dialect);
}

/** A generated `id` that is never reused. */
function idColumn<Name extends string>(
  table: CreateTableBuilder<Name, never>,
  dialect: Dialect,
): CreateTableBuilder<Name, 'id'> {
  return table.addColumn('id', 'integer', (column) =>
    dialect === 'sqlite'
      ? column.primaryKey().autoIncrement()
      : column.primaryKey().generatedByDefaultAsIdentity(),
  );
}

/** Accounts, sessions, provider connections and OAuth flows in progress. */
async function createAccounts({ schema }: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await idColumn(schema.createTable('users'), dialect)
    .addColumn('email', 'text')
    .addColumn('email_key', 'text', (column) => column.unique())
    .addColumn('password_hash', 'text')
    .addColumn('password_updated_at', 'text')
    .addColumn('volume', 'double precision')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();

  await schema
    .createTable('sessions')
    .addColumn('id_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('device', 'text')
    .execute();
  await schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute();
  await schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute();

  await schema
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
    .addColumn('renewed_by', 'text')
    .addColumn('renewal_ends_at', 'text')
    .addPrimaryKeyConstraint('connections_identity', ['provider', 'provider_user_id'])
    .addUniqueConstraint('connections_one_per_user', ['user_id', 'provider'])
    .execute();

  await schema
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
  await schema
    .createIndex('oauth_transactions_by_age')
    .on('oauth_transactions')
    .column('created_at')
    .execute();

  await schema
    .createTable('password_resets')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().unique().references('users.id').onDelete('cascade'),
    )
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
}

/** Favorites, playlists, covers, shares, and the track data that the lists show. */
async function createCollections(database: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('tracks')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('track_id', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('fetched_at', 'text', (column) => column.notNull())
    .addColumn('image_url', 'text')
    .addColumn('duration', 'bigint')
    .addPrimaryKeyConstraint('tracks_identity', ['provider', 'track_id'])
    .execute();
  await schema.createIndex('tracks_by_age').on('tracks').column('fetched_at').execute();

  await schema
    .createTable('favorites')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('track_id', 'text', (column) => column.notNull())
    .addColumn('favorited_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('favorites_identity', ['user_id', 'provider', 'track_id'])
    .addForeignKeyConstraint('favorites_track', ['provider', 'track_id'], 'tracks', ['provider', 'track_id'])
    .execute();
  await schema.createIndex('favorites_newest').on('favorites').columns(['user_id', 'favorited_at']).execute();
  await schema.createIndex('favorites_by_track').on('favorites').columns(['provider', 'track_id']).execute();

  await idColumn(schema.createTable('playlists'), dialect)
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('deleted_at', 'text')
    .execute();
  await schema.createIndex('playlists_by_user').on('playlists').column('user_id').execute();
  // Few playlists are deleted: only they are in the index.
  await sql`create index playlists_deleted on playlists (deleted_at) where deleted_at is not null`.execute(
    database,
  );

  await schema
    .createTable('playlist_tracks')
    .addColumn('playlist_id', 'integer', (column) =>
      column.notNull().references('playlists.id').onDelete('cascade'),
    )
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('track_id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('added_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('playlist_tracks_identity', ['playlist_id', 'provider', 'track_id'])
    .addForeignKeyConstraint('playlist_tracks_track', ['provider', 'track_id'], 'tracks', [
      'provider',
      'track_id',
    ])
    .execute();
  await schema
    .createIndex('playlist_tracks_order')
    .unique()
    .on('playlist_tracks')
    .columns(['playlist_id', 'position'])
    .execute();
  await schema
    .createIndex('playlist_tracks_by_track')
    .on('playlist_tracks')
    .columns(['provider', 'track_id'])
    .execute();

  await schema
    .createTable('covers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('playlist_id', 'integer', (column) =>
      column.notNull().unique().references('playlists.id').onDelete('cascade'),
    )
    .addColumn('image', dialect === 'sqlite' ? sql`blob` : sql`bytea`, (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();

  // A row has either the playlist that it shares or the tracks of a queue.
  await schema
    .createTable('shares')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('token', 'text', (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('playlist_id', 'integer', (column) =>
      column.unique().references('playlists.id').onDelete('cascade'),
    )
    .addColumn('tracks', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text')
    .execute();
  await schema.createIndex('shares_by_user').on('shares').column('user_id').execute();
}

/** Rate limits, and what the servers of one database share of the providers. */
async function createLimits({ schema }: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await schema
    .createTable('app_tokens')
    .addColumn('provider', 'text', (column) => column.primaryKey())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();

  await schema
    .createTable('attempts')
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('attempts_identity', ['key', 'part'])
    .execute();
  await schema.createIndex('attempts_by_age').on('attempts').column('ends_at').execute();

  // Unlogged: every limited request writes a row, and counts that a crash of PostgreSQL empties begin again.
  const create = (table: string) =>
    dialect === 'postgres' ? schema.createTable(table).modifyFront(sql`unlogged`) : schema.createTable(table);
  await create('request_counts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute();
  await create('provider_backoffs')
    .addColumn('client', 'text', (column) => column.primaryKey())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute();
}
