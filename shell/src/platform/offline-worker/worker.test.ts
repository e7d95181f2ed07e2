import { kindOf, type RequestKind } from './requests';

type Listener = (event: object) => void;

/** Starts the worker in a browser whose registration has navigation preload. */
async function startWorker() {
  const listeners = new Map<string, Listener>();
  const disablePreload = jest.fn(async () => undefined);
  const fetch = jest.fn(async (request: Request) => new Response(`fetched ${new URL(request.url).pathname}`));
  Object.assign(globalThis, {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    BroadcastChannel: class {
      postMessage() {}
    },
    caches: { keys: async () => [], open: async () => undefined, has: async () => false },
    clients: { claim: async () => undefined },
    fetch,
    location: new URL('https://segue.example/worker.js'),
    registration: { navigationPreload: { disable: disablePreload } },
  });
  await jest.isolateModulesAsync(async () => void (await import('./worker')));
  /** Dispatches an event and waits for its `waitUntil` work; returns the answer. */
  const dispatch = async (name: string, event: object = {}) => {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    listeners.get(name)?.({
      ...event,
      waitUntil: (one: Promise<unknown>) => work.push(one),
      respondWith: (one: Promise<Response>) => (answer = one),
    });
    await Promise.allSettled(work);
    return answer;
  };
  return { dispatch, disablePreload };
}

// The worker gives the network three seconds before it looks for a copy.
beforeEach(() => void jest.useFakeTimers());

const pageRequest = (path: string) => {
  const request = new Request(new URL(path, 'https://segue.example'));
  return Object.defineProperty(request, 'mode', { value: 'navigate' });
};

test('worker: activation turns off the navigation preload that an earlier worker enabled', async () => {
  const { dispatch, disablePreload } = await startWorker();
  await dispatch('activate');
  expect(disablePreload).toHaveBeenCalledTimes(1);
});

test('worker: a page is answered by a request of the worker, never by a preloaded response', async () => {
  const { dispatch } = await startWorker();
  const preloadResponse = Promise.resolve(new Response('preloaded'));
  const answer = await dispatch('fetch', { request: pageRequest('/home'), preloadResponse });
  expect(await answer?.text()).toBe('fetched /home');
});

test('worker: a navigation to a file is left to the browser', async () => {
  const { dispatch } = await startWorker();
  expect(await dispatch('fetch', { request: pageRequest('/favicon.svg') })).toBeUndefined();
});

const ORIGIN = 'https://segue.example';
const rows: [RequestKind, string, string, Partial<{ mode: string; cache: string }>?][] = [
  ['page', 'GET', '/', { mode: 'navigate' }],
  ['page', 'GET', '/favorites?sort=title', { mode: 'navigate' }],
  ['page', 'GET', '/playlists/7', { mode: 'navigate' }],
  ['other', 'GET', '/favicon.svg', { mode: 'navigate' }],
  ['other', 'GET', '/assets/main.0a1b2c3d.js', { mode: 'navigate' }],
  ['account', 'GET', '/api/auth/spotify/callback?code=c', { mode: 'navigate' }],
  ['account', 'POST', '/api/auth/reset/x', { mode: 'navigate' }],
  ['account', 'POST', '/api/auth/signIn'],
  ['account', 'POST', '/api/auth/logout'],
  ['account', 'DELETE', '/api/user/account'],
  ['other', 'POST', '/api/auth/token'],
  ['other', 'PUT', '/api/user/profile'],
  ['other', 'GET', '/api/search/moon/spotify/20/0'],
  ['other', 'GET', '/api/settings/sessions'],
  ['other', 'GET', '/registry.json'],
  ['other', 'GET', '/worker.js'],
  ['copy', 'GET', '/api/auth/checkAuth'],
  ['copy', 'GET', '/api/track/favorite'],
  ['copy', 'GET', '/api/playlists'],
  ['copy', 'GET', '/api/playlists/7/tracks'],
  ['copy', 'GET', '/api/covers/abc'],
  ['other', 'GET', '/api/playlists/7/tracks/9'],
  ['change', 'POST', '/api/track/favorite'],
  ['change', 'DELETE', '/api/playlists/track'],
  ['change', 'PUT', '/api/playlists/track/place'],
  ['change', 'PATCH', '/api/playlists/7'],
  ['change', 'PUT', '/api/playlists'],
  ['file', 'GET', '/assets/main.0a1b2c3d.js'],
  ['file', 'GET', '/remotes/search/1.0.0/remoteEntry.js'],
  ['other', 'GET', '/remotes/search/1.0.0/remoteEntry.js?retry=2'],
  ['other', 'GET', '/assets/main.0a1b2c3d.js', { cache: 'reload' }],
  ['other', 'HEAD', '/assets/main.0a1b2c3d.js'],
  ['other', 'GET', 'https://i.scdn.co/image/ab'],
  ['other', 'GET', 'https://api.spotify.com/api/playlists'],
];

test.each(rows)('%s: %s %s %j', (kind, method, address, { mode = 'cors', cache = 'default' } = {}) => {
  const { href } = new URL(address, ORIGIN);
  expect(kindOf({ method, url: href, mode, cache }, ORIGIN)).toBe(kind);
});
