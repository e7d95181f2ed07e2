// Removes from local storage what belongs to the user who was signed in. In the first load: privacy waits for no download.
import { $isSignedIn } from '@segue/stores';
import { createWatch, type Scope } from 'effector';

export const RECENTLY_PLAYED_KEY = 'recentlyPlayed';
/** The next user is warned on the same day. */
export const CONNECTIONS_CHECKED_KEY = 'connectionsChecked';

export function wireRemovalAtLogout(scope: Scope): () => void {
  return createWatch({
    unit: $isSignedIn,
    scope,
    fn: (isSignedIn) => {
      if (isSignedIn) return;
      localStorage.removeItem(RECENTLY_PLAYED_KEY);
      localStorage.removeItem(CONNECTIONS_CHECKED_KEY);
    },
  });
}
