// Owns the tab and the filter of the favorites screen; the favorites themselves are a store of the kernel.
import { $favorites, createSessionStore } from '@segue/stores';
import { combine, createEvent } from 'effector';
import { newestFirst, shownFavorites, type FavoritesTab } from './shown-favorites';

export const tabSelected = createEvent<FavoritesTab>('favoritesTabChosen');
export const filterChanged = createEvent<string>('favoritesFilterChanged');

export const $tab = createSessionStore<FavoritesTab>('all', { sid: 'library/tab' }).on(
  tabSelected,
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
// Sorting ten thousand tracks is slow: done once per change of the favorites, not for every typed character.
const $newest = $favorites.map(({ spotifyFavoriteTracks, soundcloudFavoriteTracks }) => ({
  spotify: newestFirst(spotifyFavoriteTracks),
  soundcloud: newestFirst(soundcloudFavoriteTracks),
}));
export const $shown = combine($newest, $tab, $filter, shownFavorites);
