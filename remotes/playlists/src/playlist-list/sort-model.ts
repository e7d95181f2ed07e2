import type { Playlist } from '@segue/contract';
import { createPageStore } from '@segue/stores';
import { combine, createEffect, createEvent, sample } from 'effector';
import { PlaylistsGate } from '../gates';
import { $playlists } from './model';

export const SORTS = { created: 'Date created', name: 'Name', changed: 'Recently changed' } as const;
export type PlaylistSort = keyof typeof SORTS;

/** A sort from the storage or a form; the default for anything else. */
export function parseSort(text: string | null): PlaylistSort {
  return text !== null && Object.hasOwn(SORTS, text) ? (text as PlaylistSort) : 'created';
}

// One collator: creating it for each comparison would take most of the time.
const { compare } = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

/** Sorts playlists, which come in the order of their creation; equal ones keep it. */
function sortPlaylists(playlists: readonly Playlist[], sort: PlaylistSort): readonly Playlist[] {
  if (sort === 'created') return playlists;
  if (sort === 'name') return playlists.toSorted((one, other) => compare(one.name, other.name));
  return playlists.toSorted((one, other) => changeOf(other).localeCompare(changeOf(one)));
}

function changeOf({ changedAt, createdAt }: Playlist): string {
  return changedAt ?? createdAt;
}

const SORT_KEY = 'playlistsSort';

export const sortSelected = createEvent<PlaylistSort>('playlistsSortSelected');

// The browser may refuse its storage; the sort is then not remembered.
const readSortFx = createEffect(() => localStorage.getItem(SORT_KEY));
const writeSortFx = createEffect((sort: PlaylistSort) => localStorage.setItem(SORT_KEY, sort));

export const $sort = createPageStore<PlaylistSort>('created')
  .on(readSortFx.doneData, (_, text) => parseSort(text))
  .on(sortSelected, (_, sort) => sort);
export const $sorted = combine(
  $playlists,
  $sort,
  (playlists, sort) => playlists && sortPlaylists(playlists, sort),
);

sample({ clock: PlaylistsGate.open, fn: () => undefined, target: readSortFx });
sample({ clock: sortSelected, target: writeSortFx });
