// Owns the tab and the filter of the favourites screen; the favourites themselves belong to the kernel.
import { $favorites, createSessionStore } from '@segue/stores';
import { combine, createEvent } from 'effector';
import { newestFirst, shownFavorites, type FavoritesTab } from './shown-favorites';

export const tabChosen = createEvent<FavoritesTab>('favoritesTabChosen');
export const filterChanged = createEvent<string>('favoritesFilterChanged');

export const $tab = createSessionStore<FavoritesTab>('all', { sid: 'library/tab' }).on(
  tabChosen,
  (_, tab) => tab,
);
export const $filter = createSessionStore('', { sid: 'library/filter' }).on(
  filterChanged,
  (_, filter) => filter,
);
export const $counts = $favorites.map(({ spotifyFavoriteTracks, soundcloudFavoriteTracks }) => ({
  spotify: spotifyFavoriteTracks.length,
  soundcloud: soundcloudFavoriteTracks.length,
}));
// Ten thousand take a while to sort: once per change of the favourites, not at each key typed.
const $newest = $favorites.map(({ spotifyFavoriteTracks, soundcloudFavoriteTracks }) => ({
  spotify: newestFirst(spotifyFavoriteTracks),
  soundcloud: newestFirst(soundcloudFavoriteTracks),
}));
export const $shown = combine($newest, $tab, $filter, shownFavorites);
