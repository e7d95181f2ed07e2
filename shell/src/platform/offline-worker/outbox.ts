// Owns the changes that could not be sent: they lie in the user's cache, survive closing, and are sent in their order.
import { routes } from '@segue/contract';
import { isJson, jsonResponse, type Change } from './changes';
import { isCallOf } from './requests';
import { NOBODY, userOf, type UserCopies } from './user-copies';

/** Not an address of the server. */
const ENTRIES = '/segue-worker/outbox/';
const MAX_ENTRIES = 500;

type Needs = {
  copies: UserCopies;
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** The server refused a change; it is given up. */
  onRefused: (change: Change) => void;
};

type Entry = Readonly<{ key: Request; change: Change | null }>;

export function createOutbox({ copies, fetch, onRefused }: Needs) {
  let sending: Promise<void> | null = null;
  let lastUse: Promise<unknown> = Promise.resolve();
  /** No number is used again: the entry that had it may still be on its way. */
  let lastNumber = 0;

  /** Runs one use of the entries after the other. */
  function inTurn<Result>(use: () => Promise<Result>): Promise<Result> {
    const result = lastUse.then(use);
    lastUse = result.catch(() => undefined);
    return result;
  }

  /** The unsent changes of the user, oldest first. */
  async function changes(): Promise<readonly Change[]> {
    const cache = await copies.open();
    return changesOf(cache ? await entriesOf(cache) : []);
  }

  /** Keeps a change for later; false when there is nobody to keep it for, or no room. */
  function add(change: Change): Promise<boolean> {
    return inTurn(async () => {
      const cache = await copies.open();
      if (!cache) return false;
      const entries = await entriesOf(cache);
      if (entries.length >= MAX_ENTRIES) return false;
      const newest = entries.at(-1);
      lastNumber = Math.max(lastNumber, newest ? numberOf(newest.key) : 0) + 1;
      await cache.put(`${ENTRIES}${lastNumber}`, jsonResponse(change));
      return true;
    });
  }

  async function sendAll(): Promise<void> {
    const began = copies.epoch();
    const cache = await copies.open();
    if (!cache) return;
    for (;;) {
      const first = await inTurn(async () => (await entriesOf(cache))[0]);
      // Somebody signed in or out: these changes belong to nobody any more.
      if (!first || began !== copies.epoch()) return;
      if (first.change && !(await isTaken(first.change))) onRefused(first.change);
      await cache.delete(first.key);
    }
  }

  /** Sends a change; false when the server refuses it. Throws while it should be sent again later. */
  async function isTaken({ method, path, body, type }: Change): Promise<boolean> {
    const answer = await fetch(path, {
      method,
      ...(type !== 'none' && { body: type === 'form' ? formOf(body) : JSON.stringify(body) }),
      ...(type === 'json' && { headers: { 'content-type': 'application/json' } }),
    });
    const { status } = answer;
    const user = userOf(answer);
    if (user === null || user === NOBODY) throw new Error('The answer is not for a user');
    // Its answer to an earlier attempt was lost.
    const isDeletedAlready = status === 404 && isCallOf(routes.deletePlaylist, { method, path });
    if (answer.ok || isDeletedAlready) return true;
    if (status >= 500 || status === 429 || status === 408) {
      throw new Error(`The server answered ${status}`);
    }
    return false;
  }

  /** Sends everything; one run at a time. Rejects when something is left. */
  function sendOnce(): Promise<void> {
    sending ??= sendAll().finally(() => {
      sending = null;
    });
    return sending;
  }

  return { changes, add, send: sendOnce };
}

export type Outbox = ReturnType<typeof createOutbox>;

const numberOf = ({ url }: Request) => Number(new URL(url).pathname.slice(ENTRIES.length));

const changesOf = (entries: readonly Entry[]) =>
  entries.map(({ change }) => change).filter((change) => change !== null);

/** Oldest first. */
async function entriesOf(cache: Cache): Promise<readonly Entry[]> {
  const keys = (await cache.keys())
    .filter(({ url }) => new URL(url).pathname.startsWith(ENTRIES))
    .sort((one, other) => numberOf(one) - numberOf(other));
  return Promise.all(keys.map(async (key) => ({ key, change: await read(cache, key) })));
}

/** Null when it cannot be read. */
async function read(cache: Cache, key: Request): Promise<Change | null> {
  try {
    const stored: unknown = await (await cache.match(key))?.json();
    if (!isJson(stored) || typeof stored['path'] !== 'string' || !isJson(stored['body'])) return null;
    return Array.isArray(stored['tracks']) ? (stored as Change) : null;
  } catch {
    return null;
  }
}

function formOf(body: Change['body']): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, String(value));
  return form;
}
