import { createEffect } from 'effector';
import { preloadRemote } from './preload';

/** For what offers the playlists, which another bundle draws. */
export const preloadPlaylistsFx = createEffect(() => preloadRemote('playlists'));
