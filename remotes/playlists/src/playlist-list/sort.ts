// The orders of the playlists screen; the chosen one is remembered in this browser.
import type { Playlist } from '@segue/contract';

export const SORTS = { created: 'Created', name: 'Name', changed: 'Recently changed' } as const;
export type PlaylistSort = keyof typeof SORTS;

/** A sort from the storage or a form; the default for anything else. */
export function parseSort(text: string | null): PlaylistSort {
  return text !== null && Object.hasOwn(SORTS, text) ? (text as PlaylistSort) : 'created';
}

// One collator: creating it for each comparison would take most of the time.
const { compare } = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

/** Sorts playlists, which come in the order of their creation; equal ones keep it. */
export function sortPlaylists(playlists: readonly Playlist[], sort: PlaylistSort): readonly Playlist[] {
  if (sort === 'created') return playlists;
  if (sort === 'name') return playlists.toSorted((one, other) => compare(one.name, other.name));
  return playlists.toSorted((one, other) => changeOf(other).localeCompare(changeOf(one)));
}

function changeOf({ changedAt, createdAt }: Playlist): string {
  return changedAt ?? createdAt;
}
