// Owns a logout that could not be sent: the user is signed out here at once, and the server learns of it before anything else.
import { routes } from '@segue/contract';
import { userOf } from './user-copies';

/** While this cache exists, a logout is waiting to be sent. */
const LOGOUT_CACHE = 'segue-logout';

type Needs = {
  caches: CacheStorage;
  fetch: (path: string, init: RequestInit) => Promise<Response>;
};

export function createPendingLogout({ caches, fetch }: Needs) {
  const forget = async () => void (await caches.delete(LOGOUT_CACHE));

  return {
    keep: async () => void (await caches.open(LOGOUT_CACHE)),
    forget,
    /** Sends the logout if there is one; false while the server cannot be reached. */
    async isDone(): Promise<boolean> {
      if (!(await caches.has(LOGOUT_CACHE))) return true;
      try {
        const answer = await fetch(routes.logout.path, { method: routes.logout.method });
        const ok = answer.ok && userOf(answer) !== null;
        if (ok) await forget();
        return ok;
      } catch {
        return false;
      }
    },
  };
}
