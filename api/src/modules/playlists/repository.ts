// Playlists in SQL. Every query names the owner, so that another user's playlist is not found.
import { sql } from 'kysely';
import type { Provider } from '@segue/contract';
import type { Database } from '../../database/tables';
import { STORED_TRACK_COLUMNS, type StoredTrack } from '../tracks';

export type PlaylistTrackRow = StoredTrack & { favorited_at: string | null; position: number };
export type TrackInPlaylist = { playlistId: number; provider: Provider; trackId: string };

/** Whether the user has this playlist and has not deleted it. */
export async function ownsPlaylist(database: Database, userId: number, playlistId: number): Promise<boolean> {
  const row = await database
    .selectFrom('playlists')
    .select('id')
    .where('id', '=', playlistId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts the user's rows, for the limit. */
export async function countPlaylists(database: Database, userId: number): Promise<number> {
  const row = await database
    .selectFrom('playlists')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Returns the new id. */
export async function insertPlaylist(database: Database, userId: number, name: string, now: string) {
  const row = await database
    .insertInto('playlists')
    .values({ user_id: userId, name, created_at: now, changed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Requires the lock of the playlist. */
export async function renamePlaylist(database: Database, playlistId: number, name: string): Promise<void> {
  await database.updateTable('playlists').set({ name }).where('id', '=', playlistId).execute();
}

/** In playlist order, with the owner's favorites marked. */
export async function selectPlaylistTracks(
  database: Database,
  userId: number,
  playlistId: number,
): Promise<PlaylistTrackRow[]> {
  return database
    .selectFrom('playlist_tracks')
    .innerJoin('playlists', 'playlists.id', 'playlist_tracks.playlist_id')
    .innerJoin('tracks', (join) =>
      join
        .onRef('tracks.provider', '=', 'playlist_tracks.provider')
        .onRef('tracks.track_id', '=', 'playlist_tracks.track_id'),
    )
    .leftJoin('favorites', (join) =>
      join
        .onRef('favorites.provider', '=', 'playlist_tracks.provider')
        .onRef('favorites.track_id', '=', 'playlist_tracks.track_id')
        .onRef('favorites.user_id', '=', 'playlists.user_id'),
    )
    .select([...STORED_TRACK_COLUMNS, 'favorites.favorited_at', 'playlist_tracks.position'])
    .where('playlists.id', '=', playlistId)
    .where('playlists.user_id', '=', userId)
    .orderBy('playlist_tracks.position')
    .execute();
}

/** The number of tracks, and whether this one is among them. */
export async function countPlaylistTracks(database: Database, entry: TrackInPlaylist) {
  const row = await database
    .selectFrom('playlist_tracks')
    .select((select) => [
      select.fn.countAll<number>().as('count'),
      sql<
        number | null
      >`max(case when ${sql.ref('provider')} = ${entry.provider} and ${sql.ref('track_id')} = ${entry.trackId} then 1 else 0 end)`.as(
        'holds',
      ),
    ])
    .where('playlist_id', '=', entry.playlistId)
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), holds: Number(row.holds ?? 0) === 1 };
}

/** The providers of its tracks. */
export async function providersOf(database: Database, playlistId: number): Promise<Provider[]> {
  const rows = await database
    .selectFrom('playlist_tracks')
    .select('provider')
    .distinct()
    .where('playlist_id', '=', playlistId)
    .execute();
  return rows.map(({ provider }) => provider);
}

/** Appends a track; requires the lock. False when the playlist is gone or has the track already. */
export async function insertPlaylistTrack(
  database: Database,
  userId: number,
  entry: TrackInPlaylist,
  now: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('playlist_tracks')
    .columns(['playlist_id', 'provider', 'track_id', 'position', 'added_at'])
    .expression((builder) =>
      builder
        .selectFrom('playlists')
        .select((select) => [
          'playlists.id',
          sql<Provider>`cast(${entry.provider} as text)`.as('provider'),
          sql<string>`cast(${entry.trackId} as text)`.as('track_id'),
          select
            .selectFrom('playlist_tracks')
            .select(sql<number>`coalesce(max(${sql.ref('position')}), 0) + 1`.as('position'))
            .whereRef('playlist_tracks.playlist_id', '=', 'playlists.id')
            .as('position'),
          sql<string>`cast(${now} as text)`.as('added_at'),
        ])
        .where('playlists.id', '=', entry.playlistId)
        .where('playlists.user_id', '=', userId),
    )
    .onConflict((conflict) => conflict.columns(['playlist_id', 'provider', 'track_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Checks the owner in the same query. */
export async function deletePlaylistTrack(database: Database, userId: number, entry: TrackInPlaylist) {
  await database
    .deleteFrom('playlist_tracks')
    .where('playlist_id', '=', entry.playlistId)
    .where('provider', '=', entry.provider)
    .where('track_id', '=', entry.trackId)
    .where('playlist_id', 'in', (mine) =>
      mine.selectFrom('playlists').select('id').where('user_id', '=', userId),
    )
    .execute();
}
