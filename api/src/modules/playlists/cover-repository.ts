// Covers in SQL, so that they are deleted with their playlist and part of every backup.
import type { Database } from '../../database/tables';

/** Stores the re-encoded cover of a playlist. */
export async function insertCover(
  database: Database,
  cover: { id: string; playlistId: number; image: Uint8Array },
  now: string,
): Promise<void> {
  await database
    .insertInto('covers')
    .values({ id: cover.id, playlist_id: cover.playlistId, image: cover.image, created_at: now })
    .execute();
}

/** Requires the lock of the playlist. */
export async function deleteCover(database: Database, playlistId: number): Promise<void> {
  await database.deleteFrom('covers').where('playlist_id', '=', playlistId).execute();
}

/** The cover, for the owner of its playlist only, unless that is deleted. */
export async function selectCover(database: Database, userId: number, id: string): Promise<Buffer | null> {
  const row = await database
    .selectFrom('covers')
    .innerJoin('playlists', 'playlists.id', 'covers.playlist_id')
    .select('covers.image')
    .where('covers.id', '=', id)
    .where('playlists.user_id', '=', userId)
    .where('playlists.deleted_at', 'is', null)
    .executeTakeFirst();
  return row ? Buffer.from(row.image) : null;
}
