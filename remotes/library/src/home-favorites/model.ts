// The favorites of both services in one list, newest first, for the home screen.
import { $favorites } from '@segue/stores';
import { createEvent, sample } from 'effector';
import { newestFirst, playFx, shuffleFx } from '../favorites';

export const playPressed = createEvent('homeFavoritesPlayPressed');
export const shufflePressed = createEvent('homeFavoritesShufflePressed');

export const $newest = $favorites.map(({ spotifyFavoriteTracks, soundcloudFavoriteTracks }) =>
  newestFirst([...spotifyFavoriteTracks, ...soundcloudFavoriteTracks]),
);

sample({ clock: playPressed, source: $newest, target: playFx });
sample({ clock: shufflePressed, source: $newest, target: shuffleFx });
