// Removes from local storage what belongs to the user who was signed in. In the first load: privacy waits for no download.
import { $isSignedIn } from '@segue/stores';
import { createWatch, type Scope } from 'effector';

export const RECENTLY_PLAYED_KEY = 'recentlyPlayed';

export function wireRemovalAtLogout(scope: Scope): () => void {
  return createWatch({
    unit: $isSignedIn,
    scope,
    fn: (isSignedIn) => {
      if (!isSignedIn) localStorage.removeItem(RECENTLY_PLAYED_KEY);
    },
  });
}
