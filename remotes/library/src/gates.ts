import { createGate } from 'effector-react';

export const FavoritesGate = createGate({ name: 'FavoritesGate' });

/** Open while favorites are mounted, here or on the home screen, whose songs of both services are to be found. */
export const VersionsGate = createGate({ name: 'VersionsGate' });

export const HistoryGate = createGate({ name: 'HistoryGate' });
