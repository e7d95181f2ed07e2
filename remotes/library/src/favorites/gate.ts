import { createGate } from 'effector-react';

/** Open while the favorites screen is shown. */
export const FavoritesGate = createGate({ name: 'FavoritesGate', sid: 'library/favorites-gate' });
