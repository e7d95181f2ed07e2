// The tracks of one playlist in SQL: entries are found, appended, moved and removed. All but reading requires the playlist's lock.
import { sql } from 'kysely';
import type { Database } from '../../database/tables';
import type { TrackInPlaylist } from './repository';

const columnsOf = ({ playlistId, provider, trackId }: TrackInPlaylist) => ({
  playlist_id: playlistId,
  provider,
  track_id: trackId,
});

export async function positionOf(database: Database, entry: TrackInPlaylist): Promise<number | null> {
  const row = await database
    .selectFrom('playlist_tracks')
    .select('position')
    .where((row) => row.and(columnsOf(entry)))
    .executeTakeFirst();
  return row?.position ?? null;
}

/** The number of tracks per provider; providers without one are absent. */
export async function countByProvider(database: Database, playlistId: number) {
  const rows = await database
    .selectFrom('playlist_tracks')
    .select((select) => ['provider', select.fn.countAll<number | string>().as('count')])
    .where('playlist_id', '=', playlistId)
    .groupBy('provider')
    .execute();
  // PostgreSQL answers counts as text.
  return rows.map(({ provider, count }) => ({ provider, count: Number(count) }));
}

/** False when the playlist has the track already. */
export async function appendEntry(transaction: Database, entry: TrackInPlaylist, addedAt: string) {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('playlist_tracks')
    .values((insert) => ({
      ...columnsOf(entry),
      position: insert
        .selectFrom('playlist_tracks')
        .select(sql<number>`coalesce(max(position), 0) + 1`.as('position'))
        .where('playlist_id', '=', entry.playlistId),
      added_at: addedAt,
    }))
    .onConflict((conflict) => conflict.columns(['playlist_id', 'provider', 'track_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteEntry(transaction: Database, entry: TrackInPlaylist): Promise<void> {
  await transaction
    .deleteFrom('playlist_tracks')
    .where((row) => row.and(columnsOf(entry)))
    .execute();
}

/** Shifts the tracks between the old and the new position. False when one of the two tracks is no longer in the playlist. */
export async function moveEntry(
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

async function lastPosition(database: Database, { playlistId }: TrackInPlaylist): Promise<number> {
  const row = await database
    .selectFrom('playlist_tracks')
    .select((select) => select.fn.max('position').as('last'))
    .where('playlist_id', '=', playlistId)
    .executeTakeFirst();
  return Number(row?.last ?? 0);
}
