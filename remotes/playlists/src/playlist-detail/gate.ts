import { createGate } from 'effector-react';

/** Open while a playlist is shown; holds the raw id of its URL and how the screen navigates. */
export const PlaylistGate = createGate<{ id: string; navigate: (path: string) => void }>('PlaylistGate');
