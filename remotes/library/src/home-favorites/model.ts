// The favorites of both services in one list, newest first, for the home screen.
import { $favorites } from '@segue/stores';
import { newestFirst } from '../favorites';

export const $newest = $favorites.map(({ spotifyFavoriteTracks, soundcloudFavoriteTracks }) =>
  newestFirst([...spotifyFavoriteTracks, ...soundcloudFavoriteTracks]),
);
