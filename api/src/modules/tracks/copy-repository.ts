// Deletes stored copies of provider data. The row stays where a list refers to it, and the next reading fetches the data again.
import type { Provider } from '@segue/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/tables';
import { STORED_TRACK_COLUMNS, type StoredTrack } from './repository';

/** The age of a copy that was deleted: older than any fetched one, so it is the first to be fetched. */
const NEVER_FETCHED = new Date(0).toISOString();
const NO_DATA = { payload: '{}', image_url: null, duration: null, search_text: null };
const NO_COPY = { ...NO_DATA, fetched_at: NEVER_FETCHED };

/** The row of a track without a copy: its reference alone. */
export function uncopied(provider: Provider, trackId: string): StoredTrack {
  return { provider, track_id: trackId, payload: NO_COPY.payload, fetched_at: NEVER_FETCHED };
}

export function isCopyMissing(row: Pick<StoredTrack, 'fetched_at'>): boolean {
  return row.fetched_at === NEVER_FETCHED;
}

/** Except those in lists of users who have this provider connected. Spotify gives five days: developer.spotify.com/terms */
export async function deleteCopiesOf(database: Database, userId: number, provider: Provider): Promise<void> {
  const connected = sql`
    select user_id from connections
    where provider = ${provider} and needs_reconnect = 0 and user_id <> ${userId}`;
  const inListsOf = (users: typeof connected) => sql<string>`(
    select track_id from favorites where provider = ${provider} and user_id in (${users})
    union all select track_id from listens where provider = ${provider} and user_id in (${users})
    union all select track_id from playlist_tracks
      where provider = ${provider} and playlist_id in (select id from playlists where user_id in (${users}))
  )`;
  await database
    .updateTable('tracks')
    .set(NO_COPY)
    .where('provider', '=', provider)
    .where('track_id', 'in', inListsOf(sql`${userId}`))
    .where('track_id', 'not in', inListsOf(connected))
    .execute();
}

export async function deleteCopiesBefore(database: Database, providers: readonly Provider[], before: string) {
  await database
    .updateTable('tracks')
    .set(NO_COPY)
    .where('provider', 'in', providers)
    .where('fetched_at', '<', before)
    .where('fetched_at', '>', NEVER_FETCHED)
    .execute();
}

export async function selectOldestCopies(
  database: Database,
  providers: readonly Provider[],
  before: string,
  limit: number,
): Promise<StoredTrack[]> {
  if (providers.length === 0) return [];
  return database
    .selectFrom('tracks')
    .select([...STORED_TRACK_COLUMNS])
    .where('provider', 'in', providers)
    .where('fetched_at', '<', before)
    .where('fetched_at', '>', NEVER_FETCHED)
    .orderBy('fetched_at')
    .limit(limit)
    .execute();
}
