// Selects the favorites to show, by tab and filter, per provider.
import type { Provider, Track } from '@segue/contract';
import { filterTracks } from '@segue/tracks';

export type FavoritesTab = 'all' | Provider;

export type ShownFavorites = {
  spotify: readonly Track[];
  soundcloud: readonly Track[];
  /** Number of tracks in the tab before filtering. */
  total: number;
};

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
