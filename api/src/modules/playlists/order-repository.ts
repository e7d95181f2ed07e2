// The order of a playlist in SQL: moves a track and shifts the tracks between its old and new position.
import { sql } from 'kysely';
import type { Database } from '../../database/tables';
import { updateOwn, type TrackInPlaylist } from './repository';

/**
 * Notes that a playlist changes, which locks its row until the transaction ends: PostgreSQL changes its order once at a time.
 * False when it is deleted or belongs to another user.
 */
export async function lockPlaylist(transaction: Database, userId: number, playlistId: number, now: string) {
  const { numUpdatedRows } = await updateOwn(transaction, userId, playlistId)
    .set((playlist) => ({ changed_at: now, revision: playlist('revision', '+', 1) }))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Requires the lock of the playlist. False when one of the two tracks is no longer in it. */
export async function movePlaylistTrack(
  transaction: Database,
  entry: TrackInPlaylist,
  before: TrackInPlaylist | null,
): Promise<boolean> {
  const from = await positionOf(transaction, entry);
  const next =
    before === null ? (await lastPosition(transaction, entry)) + 1 : await positionOf(transaction, before);
  if (from === null || next === null) return false;
  // Moving down: the tracks after the old position have shifted up by one.
  const to = from < next ? next - 1 : next;
  const step = from < next ? -1 : 1;
  // Negative in between: positions are unique, and both databases check each row while it is updated.
  await transaction
    .updateTable('playlist_tracks')
    .set({
      position: sql<number>`-(case when position = ${sql.lit(from)} then ${sql.lit(to)} else position + ${sql.lit(step)} end)`,
    })
    .where('playlist_id', '=', entry.playlistId)
    .where('position', '>=', Math.min(from, to))
    .where('position', '<=', Math.max(from, to))
    .execute();
  await transaction
    .updateTable('playlist_tracks')
    .set({ position: sql<number>`-position` })
    .where('playlist_id', '=', entry.playlistId)
    .where('position', '<', 0)
    .execute();
  return true;
}

async function positionOf(database: Database, entry: TrackInPlaylist): Promise<number | null> {
  const row = await database
    .selectFrom('playlist_tracks')
    .select('position')
    .where('playlist_id', '=', entry.playlistId)
    .where('provider', '=', entry.provider)
    .where('track_id', '=', entry.trackId)
    .executeTakeFirst();
  return row?.position ?? null;
}

async function lastPosition(database: Database, { playlistId }: TrackInPlaylist): Promise<number> {
  const row = await database
    .selectFrom('playlist_tracks')
    .select((select) => select.fn.max('position').as('last'))
    .where('playlist_id', '=', playlistId)
    .executeTakeFirst();
  return Number(row?.last ?? 0);
}
