// Stored tracks in SQL, so that lists need no provider request.
import { artistNames, parseTrack, playingLength, PROVIDER_NAMES, trackKey } from '@segue/contract';
import type { Provider, Track, TrackKey } from '@segue/contract';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { prepare } from '../../database/prepared';
import type { Database } from '../../database/tables';
import { providerSettings } from '../../providers/provider-settings';

/** A track without the fields that depend on the user. */
export type KnownTrack = Readonly<Omit<Track, 'isFavorited' | 'favoritedAt'>>;

export type TrackRow = { provider: Provider; track_id: string; payload: string };
export type StoredTrack = TrackRow & { fetched_at: string };
export const STORED_TRACK_COLUMNS = [
  'tracks.provider',
  'tracks.track_id',
  'tracks.payload',
  'tracks.fetched_at',
] as const;

const LISTS = ['favorites', 'listens', 'playlist_tracks'] as const;
type ListTable = (typeof LISTS)[number];

/** For the join of a list with its stored tracks. */
export const isTrackOf = (list: ListTable) => {
  const { ref } = sql;
  return sql<boolean>`tracks.provider = ${ref(`${list}.provider`)} and tracks.track_id = ${ref(`${list}.track_id`)}`;
};

export const keyOf = (row: Pick<TrackRow, 'provider' | 'track_id'>): TrackKey =>
  trackKey({ provider: row.provider, id: row.track_id });

export async function findFetchTime(database: Database, provider: Provider, trackId: string) {
  const { rows } = await selectFetchTime(database, { provider, trackId });
  const row = rows[0];
  return row ? new Date(row.fetched_at) : null;
}

const selectFetchTime = prepare((database, { provider, trackId }: { provider: Provider; trackId: string }) =>
  database
    .selectFrom('tracks')
    .select('fetched_at')
    .where('provider', '=', provider)
    .where('track_id', '=', trackId),
);

/** Inserts or updates a track under the id it was requested with. */
export async function saveTrack(database: Database, trackId: string, track: KnownTrack, now: string) {
  const columns = {
    payload: JSON.stringify(track),
    fetched_at: now,
    image_url: track.imageUrl ?? null,
    duration: playingLength(track),
    search_text: searchText(`${track.title} ${artistNames(track)}`),
  };
  await database
    .insertInto('tracks')
    .values({ provider: track.provider, track_id: trackId, ...columns })
    .onConflict((conflict) => conflict.columns(['provider', 'track_id']).doUpdateSet(columns))
    .execute();
}

/** Case and accents do not matter. */
export const searchText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export async function deleteUnkeptTracks(database: Database, provider: Provider, before: string) {
  await database
    .deleteFrom('tracks')
    .where('provider', '=', provider)
    .where('fetched_at', '<', before)
    .where((row) => row.and(LISTS.map(isAbsentFrom)))
    .execute();
}

const isAbsentFrom = (list: ListTable) => sql<boolean>`not exists (
  select 1 from ${sql.table(list)} as listed
  where listed.provider = tracks.provider and listed.track_id = tracks.track_id
)`;

/** About 10 MB. Lists parse the same rows again and again, and parsing takes most of their time. */
const parsedRows = new LRUCache<string, { payload: string; track: KnownTrack | null }>({ max: 5000 });

/** Parses a stored row; a placeholder when only the reference is stored, null when an earlier version wrote something invalid. */
export function readTrack(row: TrackRow): KnownTrack | null {
  const key = keyOf(row);
  const known = parsedRows.get(key);
  if (known?.payload === row.payload) return known.track;
  const track = parseRow(row);
  parsedRows.set(key, { payload: row.payload, track });
  return track;
}

function parseRow(row: TrackRow): KnownTrack | null {
  // The requested id: providers may answer with a newer one.
  const identity = { id: row.track_id, provider: row.provider };
  const read = { ...placeholder(row), ...parseJson(row.payload) };
  const stored = parseTrack({ ...read, ...identity, isFavorited: false });
  if (!stored) return null;
  const { isFavorited: _notKept, favoritedAt: _neither, ...track } = stored;
  return track;
}

/** A track without a stored copy, shown until the provider answers. */
function placeholder({ provider, track_id: id }: TrackRow): Partial<KnownTrack> {
  const uri = providerSettings[provider].uriOf?.(id);
  return { title: `${PROVIDER_NAMES[provider]} track`, artistInfo: [], duration: null, ...(uri && { uri }) };
}

/** Parses the rows of a list; an invalid row is dropped and logged. */
export function readTracks<Row extends TrackRow, Result>(
  rows: readonly Row[],
  toTrack: (track: KnownTrack, row: Row) => Result,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Result[] {
  return rows.flatMap((row) => {
    const track = readTrack(row);
    if (track) return [toTrack(track, row)];
    log.warn({ provider: row.provider, trackId: row.track_id }, 'a stored track cannot be read');
    return [];
  });
}

function parseJson(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
