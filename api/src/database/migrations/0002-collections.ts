// Favorites, playlists, covers, and the track data that both lists show.
import type { Kysely } from 'kysely';
import { blobType, idColumn, type Dialect } from './dialect';

/** Creates the tables of favorites and playlists. */
export async function createCollections(database: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await database.schema
    .createTable('tracks')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('track_id', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('fetched_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('tracks_identity', ['provider', 'track_id'])
    .execute();

  await database.schema
    .createTable('favorites')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('track_id', 'text', (column) => column.notNull())
    .addColumn('favorited_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('favorites_identity', ['user_id', 'provider', 'track_id'])
    .addForeignKeyConstraint('favorites_track', ['provider', 'track_id'], 'tracks', ['provider', 'track_id'])
    .execute();
  await database.schema
    .createIndex('favorites_newest')
    .on('favorites')
    .columns(['user_id', 'favorited_at'])
    .execute();

  await idColumn(database.schema.createTable('playlists'), dialect)
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('playlists_by_user').on('playlists').column('user_id').execute();

  await database.schema
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
  await database.schema
    .createIndex('playlist_tracks_order')
    .on('playlist_tracks')
    .columns(['playlist_id', 'position'])
    .execute();

  await database.schema
    .createTable('covers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('playlist_id', 'integer', (column) =>
      column.notNull().unique().references('playlists.id').onDelete('cascade'),
    )
    .addColumn('image', blobType(dialect), (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
}
