// Playlists in SQL. Every query names the owner, so that another user's playlist is not found.
import { sql } from 'kysely';
import type { Provider } from '@segue/contract';
import { prepare } from '../../database/prepared';
import type { Database } from '../../database/tables';
import { STORED_TRACK_COLUMNS, type StoredTrack } from '../tracks';

export type PlaylistTrackRow = StoredTrack & { favorited_at: string | null; position: number };
export type TrackInPlaylist = { playlistId: number; provider: Provider; trackId: string };

export type PlaylistRow = {
  id: number;
  name: string;
  created_at: string;
  changed_at: string;
  revision: number;
  cover_id: string | null;
  deleted_at: string | null;
  /** Null when it is not shared. */
  shared_at: string | null;
};

/** Oldest first: clients append a new playlist. The deleted ones are among them. */
export async function selectPlaylists(database: Database, userId: number): Promise<PlaylistRow[]> {
  return (await selectOwnPlaylists(database, { userId })).rows;
}

const selectOwnPlaylists = prepare((database, { userId }: { userId: number }) =>
  database
    .selectFrom('playlists')
    .leftJoin('covers', 'covers.playlist_id', 'playlists.id')
    .leftJoin('shares', 'shares.playlist_id', 'playlists.id')
    .select([
      'playlists.id',
      'playlists.name',
      'playlists.created_at',
      'playlists.changed_at',
      'playlists.revision',
      'playlists.deleted_at',
      'covers.id as cover_id',
      'shares.created_at as shared_at',
    ])
    .where('playlists.user_id', '=', userId)
    .orderBy('playlists.id'),
);

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

/** An update of one playlist, also a deleted one; of nothing when it is another user's. */
export const updateOwn = (database: Database, userId: number, playlistId: number) =>
  database.updateTable('playlists').where('id', '=', playlistId).where('user_id', '=', userId);

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

// Covers are in the database, so that they are deleted with their playlist and part of every backup.

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
