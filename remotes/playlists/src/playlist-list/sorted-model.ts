// Owns the chosen sort of the playlists screen.
import { createPageStore } from '@segue/stores';
import { combine, createEffect, createEvent, sample } from 'effector';
import { PlaylistsGate } from './gate';
import { $playlists } from './model';
import { parseSort, sortPlaylists, type PlaylistSort } from './sort';

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
