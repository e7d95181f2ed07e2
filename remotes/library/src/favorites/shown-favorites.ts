// Which favourites a tab and a filter leave, per provider, newest first.
import type { Favorites, Provider, Track } from '@segue/contract';
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
  return [...tracks].sort((a, b) => timeOf(b) - timeOf(a));
}

function timeOf(track: Track): number {
  const time = Date.parse(track.favoritedAt ?? '');
  return Number.isNaN(time) ? 0 : time;
}

/** What to show; a provider outside the tab has no tracks. */
export function shownFavorites(favorites: Favorites, tab: FavoritesTab, filter: string): ShownFavorites {
  const spotify = tab === 'soundcloud' ? [] : newestFirst(favorites.spotifyFavoriteTracks);
  const soundcloud = tab === 'spotify' ? [] : newestFirst(favorites.soundcloudFavoriteTracks);
  return {
    spotify: filterTracks(spotify, filter),
    soundcloud: filterTracks(soundcloud, filter),
    total: spotify.length + soundcloud.length,
  };
}
