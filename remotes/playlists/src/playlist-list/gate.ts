import { createGate } from 'effector-react';

/** Open while /playlists is shown; holds how that screen navigates. */
export const PlaylistsGate = createGate<{ navigate: (path: string) => void }>('PlaylistsGate');
