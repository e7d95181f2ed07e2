import { createGate } from 'effector-react';

/** Open while the name and the cover of a playlist can be edited. */
export const EditGate = createGate('PlaylistEditGate');
