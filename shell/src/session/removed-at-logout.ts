// Removes from local storage what belongs to the user who was signed in. In the first load: privacy waits for no download.
import { sessionEnded } from '@segue/api-client';
import { createWatch, type Scope } from 'effector';

export const RECENTLY_PLAYED_KEY = 'recentlyPlayed';

export function wireRemovalAtLogout(scope: Scope): () => void {
  return createWatch({ unit: sessionEnded, scope, fn: () => localStorage.removeItem(RECENTLY_PLAYED_KEY) });
}
