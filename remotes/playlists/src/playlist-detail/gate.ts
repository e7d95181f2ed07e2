import { createGate } from 'effector-react';

/** Open while a playlist is shown; holds the raw id of its URL. */
export const PlaylistGate = createGate<{ id: string }>('PlaylistGate');
