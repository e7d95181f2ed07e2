// Owns the answers that one user may read without network: one cache, named by the user. Pages keep unsent changes in it.
// At most one such cache exists. It is made for the user that the server names, and deleted with everything in it when
// the server names another one or none, when somebody signs in or out, and when the server has not been reached for as
// long as a session lives without use.
import { USER_CACHE } from '../storage/user-cache';

/** The user that an answer was given to; null when something between browser and server answered. */
export const userOf = (answer: Response) => answer.headers.get('segue-user');
export const NOBODY = 'none';
export const COPIED_AT = 'segue-copied-at';
/** Sessions expire after the same time without use. */
const KEPT_MS = 7 * 86_400_000;
const MAX_COPIES = 400;
const MAX_BYTES = 4 * 1024 * 1024;
/** The server's last answer about the user. A cache key, not an address. */
const CONFIRMED = '/segue-worker/confirmed';

export function createUserCopies({ caches, now }: { caches: CacheStorage; now: () => number }) {
  /** Counts sign-ins and sign-outs: an answer to an earlier request is not stored. */
  let epoch = 0;

  const names = async () => (await caches.keys()).filter((name) => name.startsWith(USER_CACHE));

  async function forget(): Promise<void> {
    epoch += 1;
    await Promise.all((await names()).map((name) => caches.delete(name)));
  }

  /** The cache of the signed-in user as far as known; null without one. */
  async function open(): Promise<Cache | null> {
    const [name, ...others] = await names();
    if (name === undefined) return null;
    const cache = await caches.open(name);
    const confirmed = await cache.match(CONFIRMED);
    const age = now() - Date.parse((await confirmed?.text()) ?? '');
    if (others.length === 0 && age >= 0 && age < KEPT_MS) return cache;
    await forget();
    return null;
  }

  async function store(cache: Cache, path: string, answer: Response): Promise<void> {
    const body = await answer.arrayBuffer();
    if (body.byteLength > MAX_BYTES) return;
    const headers = new Headers({ [COPIED_AT]: new Date(now()).toISOString() });
    for (const name of ['content-type', 'content-security-policy', 'x-content-type-options']) {
      const value = answer.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    await cache.put(path, new Response(body, { headers }));
    const stored = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/api/'));
    await Promise.all(stored.slice(0, -MAX_COPIES).map((oldest) => cache.delete(oldest)));
  }

  /** Stores an answer as a copy for its user. `asked`: the `epoch()` at the request. */
  async function take(path: string, answer: Response, asked: number): Promise<void> {
    // A failing server has not checked the session.
    if (answer.status >= 500 || answer.status === 429 || asked !== epoch) return;
    const user = userOf(answer);
    if (user === null) return;
    if (user === NOBODY) return forget();
    const own = USER_CACHE + user;
    let valid = asked;
    if ((await names()).some((name) => name !== own)) {
      const forgotten = forget();
      valid = epoch;
      await forgotten;
    }
    if (valid !== epoch) return;
    const cache = await caches.open(own);
    await cache.put(CONFIRMED, new Response(new Date(now()).toISOString()));
    if (answer.ok) await store(cache, path, answer);
    else await cache.delete(path);
    // The user changed while this was stored.
    if (valid !== epoch) await caches.delete(own);
  }

  return { open, forget, take, epoch: () => epoch };
}

export type UserCopies = ReturnType<typeof createUserCopies>;
