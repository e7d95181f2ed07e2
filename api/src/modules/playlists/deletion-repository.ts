// Deleted playlists in SQL: marked, restored, and deleted for good. Tracks and covers go with their playlist by cascade.
import type { Database } from '../../database/tables';

/** False when the user has no such playlist, or deleted it before. */
export async function markDeleted(database: Database, userId: number, playlistId: number, now: string) {
  const { numUpdatedRows } = await database
    .updateTable('playlists')
    .set({ deleted_at: now })
    .where('id', '=', playlistId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Leaves a playlist that is not deleted as it is. */
export async function unmarkDeleted(database: Database, userId: number, playlistId: number): Promise<void> {
  await database
    .updateTable('playlists')
    .set({ deleted_at: null })
    .where('id', '=', playlistId)
    .where('user_id', '=', userId)
    .execute();
}

/** Deletes for good what the user deleted, except the newest of it. */
export async function deleteAllButNewest(database: Database, userId: number, kept: number): Promise<void> {
  const ofUser = database
    .selectFrom('playlists')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null);
  await database
    .deleteFrom('playlists')
    .where('id', 'in', ofUser.select('id'))
    .where(
      'id',
      'not in',
      ofUser.select('id').orderBy('deleted_at', 'desc').orderBy('id', 'desc').limit(kept),
    )
    .execute();
}

/** Deletes for good what was deleted before that time. */
export async function deleteMarkedBefore(database: Database, before: string): Promise<void> {
  await database.deleteFrom('playlists').where('deleted_at', '<', before).execute();
}
