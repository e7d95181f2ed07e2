import { createGate } from 'effector-react';

/** Open while the favorites screen is shown. */
export const FavoritesGate = createGate({ name: 'FavoritesGate' });

/** Open while favorites are shown here or on the home screen, or their versions are missing. */
export const VersionsGate = createGate({ name: 'VersionsGate' });
