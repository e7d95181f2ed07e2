import { createGate } from 'effector-react';

/** Open while the home screen shows the playlists. */
export const HomePlaylistsGate = createGate('HomePlaylistsGate');
