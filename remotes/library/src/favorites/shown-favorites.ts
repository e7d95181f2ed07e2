// Selects the favorites to show, by tab and filter, per provider, newest first.
import type { Provider, Track } from '@segue/contract';
import { filterTracks } from '@segue/tracks';

export type FavoritesTab = 'all' | Provider;

export type ShownFavorites = {
  spotify: readonly Track[];
  soundcloud: readonly Track[];
  /** Number of tracks in the tab before filtering. */
  total: number;
};

/** Sorts newest first; tracks without a time go last, in their former order. */
export function newestFirst(tracks: readonly Track[]): readonly Track[] {
  return tracks
    .map((track) => ({ track, time: timeOf(track) }))
    .sort((one, other) => other.time - one.time)
    .map(({ track }) => track);
}

function timeOf(track: Track): number {
  const time = Date.parse(track.favoritedAt ?? '');
  return Number.isNaN(time) ? 0 : time;
}

/** Expects sorted favorites; a provider that the tab excludes has no tracks. */
export function shownFavorites(
  favorites: Record<Provider, readonly Track[]>,
  tab: FavoritesTab,
  filter: string,
): ShownFavorites {
  const spotify = tab === 'soundcloud' ? [] : favorites.spotify;
  const soundcloud = tab === 'spotify' ? [] : favorites.soundcloud;
  return {
    spotify: filterTracks(spotify, filter),
    soundcloud: filterTracks(soundcloud, filter),
    total: spotify.length + soundcloud.length,
  };
}
