import { createGate } from 'effector-react';

/** Open while results are on screen. */
export const ListsGate = createGate('ListsGate');
