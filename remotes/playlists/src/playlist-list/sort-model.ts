import type { Playlist } from '@segue/contract';
import { createStoredChoice } from '@segue/ui/tracks';
import { combine, sample } from 'effector';
import { PlaylistsGate } from '../gates';
import { $playlists } from './model';

export const SORTS = { created: 'Date created', name: 'Name', changed: 'Recently changed' } as const;
type PlaylistSort = keyof typeof SORTS;

const choice = createStoredChoice('playlistsSort', Object.keys(SORTS) as PlaylistSort[]);
export const { $choice: $sort, chosen: sortSelected } = choice;
export const $sorted = combine(
  $playlists,
  $sort,
  (playlists, sort) => playlists && sortPlaylists(playlists, sort),
);
sample({ clock: PlaylistsGate.open, fn: () => undefined, target: choice.read });

// One collator: creating it for each comparison would take most of the time.
const { compare } = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

function sortPlaylists(playlists: readonly Playlist[], sort: PlaylistSort): readonly Playlist[] {
  if (sort === 'created') return playlists;
  if (sort === 'name') return playlists.toSorted((one, other) => compare(one.name, other.name));
  return playlists.toSorted((one, other) => changeOf(other).localeCompare(changeOf(one)));
}

const changeOf = ({ changedAt, createdAt }: Playlist) => changedAt ?? createdAt;
