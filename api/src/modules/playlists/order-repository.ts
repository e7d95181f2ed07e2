// The order of a playlist in SQL: one track moves, those behind its new place make room.
import { sql } from 'kysely';
import type { Database } from '../../database/tables';
import type { TrackInPlaylist } from './repository';

/**
 * Call it in a transaction, for a playlist whose owner is known. False when the playlist holds the one or the
 * other track no more.
 */
export async function movePlaylistTrack(
  database: Database,
  entry: TrackInPlaylist,
  before: string | null,
): Promise<boolean> {
  const place =
    before === null ? await endOf(database, entry) : await placeOf(database, { ...entry, trackId: before });
  if (place === null) return false;
  await database
    .updateTable('playlist_tracks')
    .set({ position: sql<number>`position + 1` })
    .where('playlist_id', '=', entry.playlistId)
    .where('position', '>=', place)
    .execute();
  const { numUpdatedRows } = await database
    .updateTable('playlist_tracks')
    .set({ position: place })
    .where('playlist_id', '=', entry.playlistId)
    .where('provider', '=', entry.provider)
    .where('track_id', '=', entry.trackId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function placeOf(database: Database, entry: TrackInPlaylist): Promise<number | null> {
  const row = await database
    .selectFrom('playlist_tracks')
    .select('position')
    .where('playlist_id', '=', entry.playlistId)
    .where('provider', '=', entry.provider)
    .where('track_id', '=', entry.trackId)
    .executeTakeFirst();
  return row?.position ?? null;
}

async function endOf(database: Database, { playlistId }: TrackInPlaylist): Promise<number> {
  const row = await database
    .selectFrom('playlist_tracks')
    .select((select) => select.fn.max('position').as('last'))
    .where('playlist_id', '=', playlistId)
    .executeTakeFirst();
  return Number(row?.last ?? 0) + 1;
}
