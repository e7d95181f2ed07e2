// Preloads the playlists remote, which shows the choice of playlists, when the menu of an entry opens.
import { createEffect, sample } from 'effector';
import { createGate } from 'effector-react';
import { preloadRemote } from '../../remotes';

/** Open while the menu of an entry shows "Add to playlist". */
export const AddToPlaylistItemGate = createGate('AddToPlaylistItemGate');

const preloadPlaylistsFx = createEffect(() => preloadRemote('playlists'));
sample({ clock: AddToPlaylistItemGate.open, fn: () => undefined, target: preloadPlaylistsFx });
