import { createGate } from 'effector-react';

/** Open while the home screen shows its sections. */
export const HomeGate = createGate('HomeSectionsGate');
