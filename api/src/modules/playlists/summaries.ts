// Summaries of playlists for their cards, kept in memory: counting all tracks takes a hundred times as long as reading the playlists.
import type { Playlist } from '@segue/contract';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../time';
import type { Database } from '../../database/tables';
import { isTrackOf } from '../tracks';
import type { PlaylistRow } from './repository';

export type Summary = NonNullable<Playlist['summary']>;

/** About 10 MB of memory. */
const KEPT_MAX = 20_000;
/** A cover or duration that a provider changed, or whose copy was deleted, is shown at most this long. */
const KEPT_MS = 30_000;
/** As many covers as a mosaic has. */
const COVERS = 4;

export function createSummaries(
  database: Database,
  clock: Clock,
): (playlists: readonly PlaylistRow[]) => Promise<Summary[]> {
  const kept = new LRUCache<number, { revision: number; until: number; summary: Summary }>({ max: KEPT_MAX });
  return async (playlists) => {
    const now = clock().getTime();
    const summaries = playlists.map(({ id, revision }) => {
      const known = kept.get(id);
      return known && known.revision === revision && now < known.until ? known.summary : null;
    });
    const changed = playlists.filter((_, index) => summaries[index] === null);
    if (changed.length === 0) return summaries as Summary[];
    const read = await selectSummaries(
      database,
      changed.map(({ id }) => id),
    );
    // The tracks were read after the revision. If they are newer, the next read replaces them.
    for (const { id, revision } of changed) {
      kept.set(id, { revision, until: now + KEPT_MS, summary: read.get(id) ?? EMPTY });
    }
    return playlists.map(({ id }, index) => summaries[index] ?? read.get(id) ?? EMPTY);
  };
}

const EMPTY: Summary = { trackCount: 0, duration: 0, unknownLengths: 0, coverUrls: [] };

async function selectSummaries(database: Database, ids: readonly number[]): Promise<Map<number, Summary>> {
  const [totals, covers] = await Promise.all([selectTotals(database, ids), selectCoverUrls(database, ids)]);
  const summaries = new Map<number, Summary>();
  // PostgreSQL answers counts and sums as text.
  for (const { playlist_id: id, track_count: count, known_count: knownCount, duration } of totals) {
    const trackCount = Number(count);
    const unknownLengths = trackCount - Number(knownCount);
    summaries.set(id, { trackCount, duration: Number(duration ?? 0), unknownLengths, coverUrls: [] });
  }
  for (const { playlist_id: id, image_url: url } of covers) summaries.get(id)?.coverUrls.push(url);
  return summaries;
}

async function selectTotals(database: Database, ids: readonly number[]) {
  return database
    .selectFrom('playlist_tracks')
    .innerJoin('tracks', (join) => join.on(isTrackOf('playlist_tracks')))
    .select((select) => [
      'playlist_tracks.playlist_id',
      select.fn.countAll<number | string>().as('track_count'),
      select.fn.count<number | string>('tracks.duration').as('known_count'),
      select.fn.sum<number | string | null>('tracks.duration').as('duration'),
    ])
    .where('playlist_tracks.playlist_id', 'in', ids)
    .groupBy('playlist_tracks.playlist_id')
    .execute();
}

/** The first different covers of each playlist, in playlist order. */
async function selectCoverUrls(database: Database, ids: readonly number[]) {
  return database
    .with('different', (query) =>
      query
        .selectFrom('playlist_tracks')
        .innerJoin('tracks', (join) => join.on(isTrackOf('playlist_tracks')))
        .where('playlist_tracks.playlist_id', 'in', ids)
        .where('tracks.image_url', 'is not', null)
        .groupBy(['playlist_tracks.playlist_id', 'tracks.image_url'])
        .select((select) => [
          'playlist_tracks.playlist_id',
          'tracks.image_url',
          select.fn.min('playlist_tracks.position').as('position'),
        ]),
    )
    .with('numbered', (query) =>
      query.selectFrom('different').select((select) => [
        'playlist_id',
        'image_url',
        select.fn
          .agg<number>('row_number')
          .over((over) => over.partitionBy('playlist_id').orderBy('position'))
          .as('place'),
      ]),
    )
    .selectFrom('numbered')
    .select(['playlist_id', 'image_url'])
    .$narrowType<{ image_url: string }>()
    .where('place', '<=', COVERS)
    .orderBy('playlist_id')
    .orderBy('place')
    .execute();
}
