// A browser and a server for the worker: caches in memory, and answers that a test chooses.
import { createAnswers, type WorkerReport } from './answers';

const ORIGIN = 'https://segue.example';
const JSON_HEADERS = { 'content-type': 'application/json' };

class MemoryCache {
  readonly #entries = new Map<string, Response>();

  #key = (request: Request | string) =>
    new URL(typeof request === 'string' ? request : request.url, ORIGIN).href;

  match = async (request: Request | string) => this.#entries.get(this.#key(request))?.clone();
  put = async (request: Request | string, response: Response) => {
    this.#entries.delete(this.#key(request));
    this.#entries.set(this.#key(request), response);
  };
  delete = async (request: Request | string) => this.#entries.delete(this.#key(request));
  keys = async () => [...this.#entries.keys()].map((url) => new Request(url));
}

export class MemoryCaches {
  readonly stored = new Map<string, MemoryCache>();

  open = async (name: string) => {
    const cache = this.stored.get(name) ?? new MemoryCache();
    this.stored.set(name, cache);
    return cache as unknown as Cache;
  };
  has = async (name: string) => this.stored.has(name);
  delete = async (name: string) => this.stored.delete(name);
  keys = async () => [...this.stored.keys()];

  /** Everything that is stored, as text. */
  async text(): Promise<string> {
    const texts: string[] = [...this.stored.keys()];
    for (const cache of this.stored.values()) {
      for (const key of await cache.keys())
        texts.push(key.url, (await (await cache.match(key))?.text()) ?? '');
    }
    return texts.join('\n');
  }
}

type Call = { method: string; path: string; body: unknown };
/** The server's answer: a JSON, a status, or a response; `user` is the signed-in one. */
export type Reply = (call: Call, user: string | null) => unknown;

/** Starts a worker that is controlled by a page. */
export function aWorker(reply: Reply) {
  const caches = new MemoryCaches();
  const calls: Call[] = [];
  const reports: WorkerReport[] = [];
  const pending: Promise<unknown>[] = [];
  const state = {
    user: null as string | null,
    isOnline: true,
    /** Paths that the browser answers from its own cache. */
    cachedByBrowser: [] as string[],
    now: Date.parse('2026-01-01T12:00:00Z'),
  };
  let waiting: (() => void)[] = [];
  let hold: Promise<void> | null = null;

  async function fetch(input: Request | string, init?: RequestInit): Promise<Response> {
    const request = typeof input === 'string' ? new Request(new URL(input, ORIGIN), init) : input;
    const { pathname } = new URL(request.url);
    const text = await request.clone().text();
    const body: unknown = text.startsWith('{') ? JSON.parse(text) : text;
    const call = { method: request.method, path: pathname, body };
    // The server reads the session cookie when the request arrives.
    const { user } = state;
    await hold;
    if (!state.isOnline && !state.cachedByBrowser.includes(pathname)) throw new TypeError('Failed to fetch');
    calls.push(call);
    const answer = reply(call, user);
    if (answer instanceof Response) return answer;
    const status = typeof answer === 'number' ? answer : 200;
    const headers = { ...JSON_HEADERS, 'segue-user': user ?? 'none' };
    return new Response(JSON.stringify(typeof answer === 'number' ? {} : answer), { status, headers });
  }

  const environment = {
    origin: ORIGIN,
    caches: caches as unknown as CacheStorage,
    fetch,
    isOnline: () => state.isOnline,
    now: () => state.now,
    wait: () => new Promise<void>((resolve) => waiting.push(resolve)),
    newNonce: () => `nonce-${state.now}`,
    report: (one: WorkerReport) => void reports.push(one),
  };
  let answers = createAnswers(environment);

  async function ask(
    method: string,
    path: string,
    body?: Record<string, unknown>,
    mode = 'cors',
    work = pending,
  ) {
    const content = body && { body: JSON.stringify(body), headers: JSON_HEADERS };
    const request = new Request(new URL(path, ORIGIN), { method, ...content });
    // A navigation request cannot be constructed.
    if (mode === 'navigate') Object.defineProperty(request, 'mode', { value: mode });
    return (await answers.answer({ request, later: (one) => void work.push(one) })) ?? fetch(request);
  }

  return {
    state,
    caches,
    calls,
    reports,
    ask,
    /** The JSON of an answer; `offline` when there was none. */
    json: async (path: string): Promise<unknown> => {
      const work: Promise<unknown>[] = [];
      try {
        const answer = await ask('GET', path, undefined, 'cors', work);
        return answer.type === 'error' ? 'offline' : await answer.json();
      } catch {
        return 'offline';
      } finally {
        await Promise.allSettled(work);
      }
    },
    visit: (path: string) => ask('GET', path, undefined, 'navigate'),
    settle: async () => void (await Promise.allSettled(pending.splice(0))),
    resume: (isMember = true) => answers.resume({ isMember }),
    keepAppearance: (appearance: string) => answers.keepAppearance(appearance),
    /** Simulates that the browser ends the worker and restarts it. */
    restart: () => {
      answers = createAnswers(environment);
    },
    /** Advances beyond the worker's time limit. */
    passPatience: () => {
      for (const resolve of waiting) resolve();
      waiting = [];
    },
    /** The network takes requests and answers them when `release` is called; after `flow`, later ones at once. */
    stall: () => {
      let resolve = () => undefined as void;
      hold = new Promise((done) => (resolve = done));
      const flow = () => {
        hold = null;
      };
      return {
        flow,
        release: () => {
          flow();
          resolve();
        },
      };
    },
  };
}
