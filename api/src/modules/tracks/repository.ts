// What is known of tracks, so that lists can be shown without asking a provider for each row.
import { trackSchema, type Provider, type Track } from '@segue/contract';
import type { Database } from '../../database/tables';

/** A track as providers know it; whether somebody likes it is somebody's business. */
export type KnownTrack = Omit<Track, 'isFavorited' | 'favoritedAt'>;

export type TrackRow = { provider: Provider; track_id: string; payload: string };

/** The stored track and its age, or null. */
export async function findTrack(
  database: Database,
  provider: Provider,
  trackId: string,
): Promise<{ track: KnownTrack; fetchedAt: Date } | null> {
  const row = await database
    .selectFrom('tracks')
    .selectAll()
    .where('provider', '=', provider)
    .where('track_id', '=', trackId)
    .executeTakeFirst();
  if (!row) return null;
  const track = readTrack(row);
  return track && { track, fetchedAt: new Date(row.fetched_at) };
}

/** Stores what a provider said under the id it was asked for; the newest word wins. */
export async function saveTrack(
  database: Database,
  trackId: string,
  track: KnownTrack,
  now: string,
): Promise<void> {
  const payload = JSON.stringify(track);
  await database
    .insertInto('tracks')
    .values({ provider: track.provider, track_id: trackId, payload, fetched_at: now })
    .onConflict((conflict) =>
      conflict.columns(['provider', 'track_id']).doUpdateSet({ payload, fetched_at: now }),
    )
    .execute();
}

/** A stored row as a track again; null when an older version wrote something else. */
export function readTrack(row: TrackRow): KnownTrack | null {
  const parsed = trackSchema.safeParse({ ...parseJson(row.payload), isFavorited: false });
  if (!parsed.success) return null;
  const { isFavorited: _notKept, favoritedAt: _neither, ...track } = parsed.data;
  // The id the caller knows it by: providers may answer with a newer one.
  return { ...track, id: row.track_id, provider: row.provider };
}

function parseJson(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
