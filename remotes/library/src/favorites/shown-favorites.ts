// Which favourites a tab and a filter leave, per provider, newest first.
import type { Provider, Track } from '@segue/contract';
import { filterTracks } from '@segue/tracks';

export type FavoritesTab = 'all' | Provider;

export type ShownFavorites = {
  spotify: readonly Track[];
  soundcloud: readonly Track[];
  /** How many tracks the tab has without the filter. */
  total: number;
};

/** Newest first; tracks without a time come last, in the order they had. */
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

/** What to show of favourites that are in order; a provider outside the tab has no tracks. */
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
