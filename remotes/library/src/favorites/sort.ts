import { artistNames, type Provider, type Track } from '@segue/contract';

export const SORTS = { recent: 'Recently added', title: 'Title', artist: 'Artist' } as const;
export type FavoritesSort = keyof typeof SORTS;
export const SORT_NAMES = Object.keys(SORTS) as FavoritesSort[];

// One collator: creating it for each comparison would take most of the time.
const { compare } = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

export function sortTracks(tracks: readonly Track[], sort: FavoritesSort): readonly Track[] {
  if (sort === 'recent') return newestFirst(tracks);
  const textOf = sort === 'title' ? (track: Track) => track.title : artistNames;
  return newestFirst(tracks)
    .map((track) => ({ track, text: textOf(track) }))
    .sort((one, other) => compare(one.text, other.text))
    .map(({ track }) => track);
}

/** Sorts newest first; tracks without a time go last, in their former order. */
export function newestFirst(tracks: readonly Track[]): readonly Track[] {
  return tracks
    .map((track) => ({ track, time: Date.parse(track.favoritedAt ?? '') || 0 }))
    .sort((one, other) => other.time - one.time)
    .map(({ track }) => track);
}

export type FavoritesTab = 'all' | Provider;
