// Deleted playlists: marked, restored, and deleted for good. Tracks and covers go with their playlist by cascade.
import { DELETED_PLAYLIST_KEPT_MS, type DeletedPlaylist } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/tables';
import { updateOwn, type PlaylistRow } from './repository';

/** Per user, so that creating and deleting playlists cannot fill the disk. */
export const DELETED_MAX = 100;

/** The deleted ones of these playlists, the newest deletion first. */
export function recentlyDeleted(rows: readonly PlaylistRow[]): DeletedPlaylist[] {
  return rows
    .flatMap(({ id, name, deleted_at: deletedAt }) => (deletedAt === null ? [] : [{ id, name, deletedAt }]))
    .sort((one, other) => (one.deletedAt < other.deletedAt ? 1 : -1))
    .map(({ id, name, deletedAt }) => ({
      playlistId: id,
      name,
      keptUntil: new Date(Date.parse(deletedAt) + DELETED_PLAYLIST_KEPT_MS).toISOString(),
    }));
}

/** Deletes for good what was deleted too long ago. */
export async function deleteExpired({ database, clock }: FastifyInstance): Promise<void> {
  const before = new Date(clock().getTime() - DELETED_PLAYLIST_KEPT_MS).toISOString();
  await database.deleteFrom('playlists').where('deleted_at', '<', before).execute();
}

/** False when the user has no such playlist, or deleted it before. */
export async function markDeleted(database: Database, userId: number, playlistId: number, now: string) {
  const { numUpdatedRows } = await updateOwn(database, userId, playlistId)
    .set({ deleted_at: now })
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Leaves a playlist that is not deleted as it is. */
export async function unmarkDeleted(database: Database, userId: number, playlistId: number): Promise<void> {
  await updateOwn(database, userId, playlistId).set({ deleted_at: null }).execute();
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
