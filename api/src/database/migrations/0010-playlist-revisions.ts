// Counts the changes of each playlist, so that servers know whether a summary in their memory is still true.
import type { Kysely } from 'kysely';

/** Adds the column. */
export async function createPlaylistRevisions(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('playlists')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
