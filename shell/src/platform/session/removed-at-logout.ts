// Removes from this browser what belongs to the user who was signed in. In the first load: privacy waits for no download.
import { $isSignedIn } from '@segue/kernel/state';
import { createWatch, type Scope } from 'effector';
import { USER_CACHE } from '../storage/user-cache';

export const RECENTLY_PLAYED_KEY = 'recentlyPlayed';
/** Otherwise the next user would not be warned on the same day. */
export const CONNECTIONS_CHECKED_KEY = 'connectionsChecked';
export const SAVED_QUEUE = 'queue';
export const SAVED_PLACE = 'queuePlace';
const OWN_KEYS = [RECENTLY_PLAYED_KEY, CONNECTIONS_CHECKED_KEY, SAVED_QUEUE, SAVED_PLACE];
/** Key prefixes of the user's data of remotes. */
const REMOTES = 'user.';
/** In session storage: the player state of this tab's earlier loads. */
const PLAYER_STATE = 'playbackState';

const isUsers = (key: string) => OWN_KEYS.includes(key) || key.startsWith(REMOTES);

export function hasSavedPlayback(): boolean {
  try {
    return (
      PLAYER_STATE in sessionStorage || RECENTLY_PLAYED_KEY in localStorage || SAVED_QUEUE in localStorage
    );
  } catch {
    return false; // The browser blocks storage.
  }
}

export function wireRemovalAtLogout(scope: Scope): () => void {
  return createWatch({
    unit: $isSignedIn,
    scope,
    fn: (isSignedIn) => {
      if (isSignedIn) return;
      for (const storage of [localStorage, sessionStorage])
        for (const key of Object.keys(storage)) if (isUsers(key)) storage.removeItem(key);
      void removeCopies();
    },
  });
}

/** A page that was reloaded past its caches has no service worker, which knows better whether the session ended. */
async function removeCopies(): Promise<void> {
  // Both APIs are missing over plain http.
  if ((navigator as Partial<Navigator>).serviceWorker?.controller) return;
  const { caches } = window as Partial<Window>;
  for (const name of (await caches?.keys()) ?? [])
    if (name.startsWith(USER_CACHE)) await caches?.delete(name);
}
