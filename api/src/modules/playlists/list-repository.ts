// The playlists of a user in SQL.
import { prepare } from '../../database/prepared';
import type { Database } from '../../database/tables';

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
