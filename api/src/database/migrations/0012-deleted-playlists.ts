// Deleted playlists stay for some time, so that their owner can restore them.
import { sql, type Kysely } from 'kysely';

/**
 * Adds the column. The version before does not know it: while it still runs, it lists playlists that were deleted through this
 * one, and deletes at once.
 */
export async function keepDeletedPlaylists(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('playlists').addColumn('deleted_at', 'text').execute();
  // Few playlists are deleted: only they are in the index.
  await sql`create index playlists_deleted on playlists (deleted_at) where deleted_at is not null`.execute(
    database,
  );
}
