// Owns the changes that could not be sent: they lie in the user's cache, survive closing, and are sent in their order.
import type { Change } from './changes';
import type { UserCopies } from './user-copies';

/** Not an address of the server. */
const ENTRIES = '/segue-worker/outbox/';
const MAX_ENTRIES = 500;
const REFUSED = { isRefused: true } as const;

type Needs = {
  copies: UserCopies;
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** The server refused a change; it is given up. */
  onRefused: (change: Change) => void;
};

export function createOutbox({ copies, fetch, onRefused }: Needs) {
  let running: Promise<void> | null = null;

  async function keysOf(cache: Cache): Promise<readonly Request[]> {
    const keys = await cache.keys();
    return keys
      .filter(({ url }) => new URL(url).pathname.startsWith(ENTRIES))
      .sort((one, other) => numberOf(one) - numberOf(other));
  }

  /** The unsent changes of the user, oldest first. */
  async function changes(): Promise<readonly Change[]> {
    const cache = await copies.open();
    if (!cache) return [];
    const found = await Promise.all((await keysOf(cache)).map((key) => read(cache, key)));
    return found.filter((change) => change !== null);
  }

  /** Keeps a change for later; false when there is nobody to keep it for, or no room. */
  async function add(change: Change): Promise<boolean> {
    const cache = await copies.open();
    if (!cache) return false;
    const keys = await keysOf(cache);
    if (keys.length >= MAX_ENTRIES) return false;
    const last = keys.at(-1);
    const next = last ? numberOf(last) + 1 : 1;
    await cache.put(`${ENTRIES}${next}`, Response.json(change));
    return true;
  }

  async function sendAll(): Promise<void> {
    const began = copies.epoch();
    const cache = await copies.open();
    if (!cache) return;
    for (const key of await keysOf(cache)) {
      const change = await read(cache, key);
      // Somebody signed in or out: these changes belong to nobody any more.
      if (began !== copies.epoch()) return;
      if (change) {
        const result = await send(change);
        if (result?.isRefused) onRefused(change);
      }
      await cache.delete(key);
    }
  }

  /** Throws while the change should be sent again later. */
  async function send({ method, path, body, type }: Change): Promise<typeof REFUSED | null> {
    const answer = await fetch(path, {
      method,
      ...(type !== 'none' && { body: type === 'form' ? formOf(body) : JSON.stringify(body) }),
      ...(type === 'json' && { headers: { 'content-type': 'application/json' } }),
    });
    if (answer.ok) return null;
    const { status } = answer;
    if (status >= 500 || status === 429 || status === 408 || status === 401) {
      throw new Error(`The server answered ${status}`);
    }
    return REFUSED;
  }

  /** Sends everything; one run at a time. Rejects when something is left. */
  function sendOnce(): Promise<void> {
    running ??= sendAll().finally(() => {
      running = null;
    });
    return running;
  }

  return { changes, add, send: sendOnce };
}

const numberOf = ({ url }: Request) => Number(new URL(url).pathname.slice(ENTRIES.length));

async function read(cache: Cache, key: Request): Promise<Change | null> {
  try {
    return (await (await cache.match(key))?.json()) as Change;
  } catch {
    return null;
  }
}

function formOf(body: Change['body']): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, String(value));
  return form;
}
