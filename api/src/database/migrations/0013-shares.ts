// Links with which anybody can read a playlist, or a copy of a queue.
import type { Kysely } from 'kysely';

/** Adds the table. A row has either the playlist that it shares or the tracks of a queue. */
export async function createShares(database: Kysely<unknown>): Promise<void> {
  await database.schema
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
  await database.schema.createIndex('shares_by_user').on('shares').column('user_id').execute();
}
