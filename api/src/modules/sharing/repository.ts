// Shared playlists and queues in SQL.
import type { Provider } from '@segue/contract';
import type { Database, SharesTable } from '../../database/tables';
import { STORED_TRACK_COLUMNS, type StoredTrack } from '../tracks';

export type TrackReference = { provider: Provider; trackId: string };
/** What a link leads to. The playlist's name is null for a queue. */
export type SharedRow = Pick<SharesTable, 'user_id' | 'playlist_id' | 'tracks' | 'expires_at'> & {
  name: string | null;
  cover_id: string | null;
};

export async function insertShare(database: Database, share: SharesTable): Promise<void> {
  await database.insertInto('shares').values(share).execute();
}

/** The share of the user's playlist; undefined when it is not shared. */
export async function selectPlaylistShare(database: Database, userId: number, playlistId: number) {
  return database
    .selectFrom('shares')
    .select(['token_hash', 'token'])
    .where('playlist_id', '=', playlistId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function deletePlaylistShare(database: Database, userId: number, playlistId: number) {
  await database
    .deleteFrom('shares')
    .where('playlist_id', '=', playlistId)
    .where('user_id', '=', userId)
    .execute();
}

/** Undefined when nothing has this hash, and while the playlist is deleted. */
export async function selectShare(database: Database, tokenHash: string): Promise<SharedRow | undefined> {
  return database
    .selectFrom('shares')
    .leftJoin('playlists', 'playlists.id', 'shares.playlist_id')
    .leftJoin('covers', 'covers.playlist_id', 'shares.playlist_id')
    .select([
      'shares.user_id',
      'shares.playlist_id',
      'shares.tracks',
      'shares.expires_at',
      'playlists.name',
      'covers.id as cover_id',
    ])
    .where('shares.token_hash', '=', tokenHash)
    .where('playlists.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The user's shared queues, the oldest first. */
export async function selectSharedQueues(database: Database, userId: number) {
  return database
    .selectFrom('shares')
    .select(['token_hash', 'tracks', 'created_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('playlist_id', 'is', null)
    .orderBy('created_at')
    .execute();
}

export async function deleteShares(database: Database, tokenHashes: readonly string[]): Promise<void> {
  await database.deleteFrom('shares').where('token_hash', 'in', tokenHashes).execute();
}

export async function deleteExpiredShares(database: Database, now: string): Promise<void> {
  await database.deleteFrom('shares').where('expires_at', '<', now).execute();
}

/** The stored copies of these tracks, in any order. */
export async function selectCopies(
  database: Database,
  provider: Provider,
  trackIds: readonly string[],
): Promise<StoredTrack[]> {
  if (trackIds.length === 0) return [];
  return database
    .selectFrom('tracks')
    .select(STORED_TRACK_COLUMNS)
    .where('provider', '=', provider)
    .where('track_id', 'in', trackIds)
    .execute();
}
