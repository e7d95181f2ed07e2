import { createGate } from 'effector-react';

/** Open while the home screen shows its sections. */
export const HomeGate = createGate('HomeSectionsGate');
/** Open while home has a place for similar songs. */
export const SimilarGate = createGate('SimilarSongsGate');
