// Reads playlists. Every query names the owner, so that another user's playlist is not found.
import type { Provider } from '@segue/contract';
import { prepare } from '../../database/prepared';
import type { Database } from '../../database/tables';
import { isTrackOf, STORED_TRACK_COLUMNS, type StoredTrack } from '../tracks';

type Entry = { position: number; added_at: string };
export type PlaylistTrackRow = StoredTrack & Entry & { favorited_at: string | null };
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

/** The cover, for the owner of its playlist only, unless that is deleted. */
export async function selectCover(database: Database, userId: number, id: string): Promise<Buffer | null> {
  const row = await database
    .selectFrom('covers')
    .innerJoin('playlists', 'playlists.id', 'covers.playlist_id')
    .select('covers.image')
    .where((row) => row.and({ 'covers.id': id, 'playlists.user_id': userId }))
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
    .innerJoin('tracks', (join) => join.on(isTrackOf('playlist_tracks')))
    .leftJoin('favorites', (join) =>
      join
        .onRef('favorites.provider', '=', 'playlist_tracks.provider')
        .onRef('favorites.track_id', '=', 'playlist_tracks.track_id')
        .onRef('favorites.user_id', '=', 'playlists.user_id'),
    )
    .select([...STORED_TRACK_COLUMNS, 'favorites.favorited_at'])
    .select(['playlist_tracks.position', 'playlist_tracks.added_at'])
    .where((row) => row.and({ 'playlists.id': playlistId, 'playlists.user_id': userId }))
    .orderBy('playlist_tracks.position')
    .execute();
}
