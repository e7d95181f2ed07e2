// Owns the page for the time without network. A newer page takes the old one's place only when all its files are stored.

import { parseAppearance, withAppearance } from '@segue/contract/appearance';
import { readJson } from '../storage/read-json';

/** The page and its files. Also deleted by the worker that withdraws this one. */
const PAGE_CACHE = 'segue-page';
const DESCRIPTION = '/offline.json';
const PAGE = '/segue-worker/page';
/** The user's choices in this browser: the worker cannot read cookies. */
const APPEARANCE = '/segue-worker/appearance';
/** Non-Latin fonts are stored when a page requests them. */
const ON_DEMAND = /-(latin-ext|vietnamese|cyrillic|greek)-[^/]*\.woff2$/;
const NONCE = /SEGUE-NONCE/g;

/** `files`: paths or addresses with the hash that the registry names; empty where the name of the file is its hash. */
type Description = Readonly<{ page: string; policy: string; files: Readonly<Record<string, string>> }>;

type Needs = {
  caches: CacheStorage;
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  newNonce: () => string;
};

export function createPageCopy({ caches, fetch, newNonce }: Needs) {
  const open = () => caches.open(PAGE_CACHE);

  async function page(): Promise<Response | null> {
    const cache = await open();
    const stored = await cache.match(PAGE);
    const description = stored ? parseDescription(await stored.text()) : null;
    if (!description) return null;
    const nonce = newNonce();
    const appearance = parseAppearance(await (await cache.match(APPEARANCE))?.text());
    return new Response(withAppearance(description.page, appearance).replaceAll(NONCE, nonce), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': description.policy.replaceAll(NONCE, nonce),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      },
    });
  }

  /** Files are named by their content, so a stored one is never out of date. */
  async function file(request: Request, load: () => Promise<Response>): Promise<Response> {
    const cache = await open();
    const stored = await cache.match(request.url);
    if (stored) return stored;
    const answer = await load();
    if (isFile(answer) && (await isNamed(cache, request.url))) await cache.put(request.url, answer.clone());
    return answer;
  }

  async function isNamed(cache: Cache, url: string): Promise<boolean> {
    const description = parseDescription((await (await cache.match(PAGE))?.text()) ?? '');
    return Object.keys(description?.files ?? {}).some((file) => url.endsWith(file));
  }

  async function refresh(): Promise<void> {
    const answer = await fetch(DESCRIPTION);
    const text = await answer.text();
    const description = answer.ok ? parseDescription(text) : null;
    if (!description) return;
    const cache = await open();
    if ((await (await cache.match(PAGE))?.text()) === text) return;
    for (const [file, integrity] of Object.entries(description.files)) {
      if (ON_DEMAND.test(file) || (await cache.match(file))) continue;
      // The bundles were loaded with CORS; the same mode finds them in the browser's cache.
      const loaded = await fetch(file, { mode: 'cors', integrity });
      if (!isFile(loaded)) throw new Error(`${file} could not be stored`);
      await cache.put(file, loaded);
    }
    await cache.put(PAGE, new Response(text));
    const named = new Set([PAGE, APPEARANCE, ...Object.keys(description.files)]);
    for (const key of await cache.keys()) {
      const { pathname } = new URL(key.url);
      if (!named.has(pathname) && !named.has(key.url)) await cache.delete(key);
    }
  }

  async function keepAppearance(appearance: string): Promise<void> {
    await (await open()).put(APPEARANCE, new Response(appearance));
  }

  return { page, file, refresh, keepAppearance };
}

/** Scripts, styles and pictures: never the page that a server sends for an address it does not know. */
function isFile(answer: Response): boolean {
  return answer.status === 200 && !/html/.test(answer.headers.get('content-type') ?? '');
}

function parseDescription(text: string): Description | null {
  const { page, policy, files } = (readJson(text) ?? {}) as Record<string, unknown>;
  const isRight =
    typeof page === 'string' &&
    typeof policy === 'string' &&
    isRecord(files) &&
    Object.values(files).every((integrity) => typeof integrity === 'string');
  return isRight ? { page, policy, files: files as Record<string, string> } : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
