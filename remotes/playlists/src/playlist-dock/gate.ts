import { createGate } from 'effector-react';

/** Open while a track is dragged. */
export const DockGate = createGate('PlaylistDockGate');
