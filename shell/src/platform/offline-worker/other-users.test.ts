import { aWorker, type Reply } from './worker.fixture';

const DAY_MS = 86_400_000;
const CHECK = '/api/auth/checkAuth';
const FAVORITES = '/api/track/favorite';
const SECRET = { ann: 'Song of Ann', bob: 'Song of Bob' } as Record<string, string>;

const server: Reply = ({ method, path }, user) => {
  if (method !== 'GET') return { success: true };
  if (path === CHECK) return { isAuthenticated: user !== null, userInfo: user && { id: user } };
  if (user === null) return 401;
  return { favorites: [SECRET[user]] };
};
let worker: ReturnType<typeof aWorker>;
beforeEach(() => void (worker = aWorker(server)));

async function actAs(user: string): Promise<void> {
  worker.state.user = user;
  await worker.json(CHECK);
  await worker.json(FAVORITES);
}
/** Everything that pages get without a network, and everything that lies in the caches. */
async function seenOffline(): Promise<string> {
  worker.state.isOnline = false;
  const seen = [await worker.json(CHECK), await worker.json(FAVORITES)];
  return JSON.stringify(seen) + (await worker.caches.text());
}

test('the copies survive the end of the worker', async () => {
  await actAs('ann');
  worker.restart();
  expect(await seenOffline()).toContain('Song of Ann');
});

const post = (path: string) => worker.ask('POST', `/api/auth/${path}`, {}).catch(() => undefined);
/** An action after the worker's environment has changed. */
const after = (change: Partial<typeof worker.state>, happens: () => Promise<unknown>) => {
  Object.assign(worker.state, change);
  return happens();
};
const ways: [string, () => unknown][] = [
  ['a logout', () => post('logout')],
  ['a logout without a network', () => after({ isOnline: false }, () => post('logout'))],
  ['the end of the session on the server', () => after({ user: null }, () => worker.json(CHECK))],
  ['a refused list', () => after({ user: null }, () => worker.json(FAVORITES))],
  ['the deletion of the account', () => worker.ask('DELETE', '/api/user/account')],
  ['a sign-in whose answer is lost', () => after({ isOnline: false }, () => post('signIn'))],
  ['the return from a provider', () => worker.visit('/api/auth/spotify/callback')],
  ['a sign-in of another user', () => actAs('bob')],
  ['a list of another user', () => after({ user: 'bob' }, () => worker.json(FAVORITES))],
  ['a page without a session cookie', () => after({ user: 'none' }, () => worker.visit('/home'))],
  ['a week without the server', () => (worker.state.now += 7 * DAY_MS)],
  ['a clock that was put back', () => (worker.state.now -= DAY_MS)],
];

test.each(ways)('after %s nothing of the previous user is left', async (_, way) => {
  await actAs('ann');
  await way();
  worker.restart();
  const seen = await seenOffline();
  expect(seen).not.toContain('Ann');
  expect(seen).not.toContain('ann');
});

const sessionEnds = ways.filter(([name]) => !/week|clock/.test(name));

test.each(sessionEnds)('an answer requested before %s is not stored after it', async (_, way) => {
  await actAs('ann');
  const { flow, release } = worker.stall();
  const late = worker.json(FAVORITES);
  await new Promise((resolve) => setTimeout(resolve, 5));
  flow();
  await way();
  worker.state.isOnline = true;
  release();
  await late;
  await worker.settle();
  expect(await worker.caches.text()).not.toContain('Ann');
});

test('two users in turn: each sees only their own data', async () => {
  for (const [user, other] of [
    ['ann', 'bob'],
    ['bob', 'ann'],
    ['ann', 'bob'],
  ] as const) {
    worker.state.isOnline = true;
    await actAs(user);
    const seen = await seenOffline();
    expect(seen).toContain(SECRET[user]);
    expect(seen).not.toContain(SECRET[other]);
  }
});

test.each([500, 503, 429])('a server that answers %d says nothing about the session', async (status) => {
  await actAs('ann');
  const failing = aWorker((call, user) => (call.path === FAVORITES ? status : server(call, user)));
  failing.state.user = 'ann';
  await failing.json(CHECK);
  await failing.json(FAVORITES);
  expect([...failing.caches.stored.keys()]).toEqual(['segue-user-ann']);
});

test.each([200, 401, 403, 404])(
  'an answer %d that names no user deletes no copies [PERSIST-17]',
  async (status) => {
    let isBehindProxy = false;
    const page = () => new Response('<p>Please sign in to this network</p>', { status });
    worker = aWorker((call, user) => (isBehindProxy ? page() : server(call, user)));
    await actAs('ann');
    isBehindProxy = true;
    await worker.json(CHECK);
    await worker.json(FAVORITES);
    await worker.visit('/favorites');
    await worker.resume().catch(() => undefined);
    worker.restart();
    expect(await worker.caches.text()).toContain('Song of Ann');
  },
);

test('a logout that something else than the server answered is sent again [PERSIST-15]', async () => {
  await actAs('ann');
  const logouts: string[] = [];
  let isBehindProxy = true;
  const behindProxy = aWorker((call, user) => {
    if (isBehindProxy) return new Response('<p>Please sign in to this network</p>');
    if (call.method === 'POST') logouts.push(call.path);
    return server(call, user);
  });
  expect((await behindProxy.ask('POST', '/api/auth/logout')).ok).toBe(true);
  await behindProxy.json(CHECK);
  isBehindProxy = false;
  await behindProxy.json(CHECK);
  expect(logouts).toEqual(['/api/auth/logout']);
});

test('a logout without a network signs out at once, and reaches the server before anything else', async () => {
  await actAs('ann');
  worker.state.isOnline = false;
  expect((await worker.ask('POST', '/api/auth/logout')).ok).toBe(true);
  expect(await worker.json(CHECK)).toEqual({ isAuthenticated: false });
  worker.restart();
  expect(await worker.json(FAVORITES)).toBe('offline');
  worker.state.isOnline = true;
  worker.calls.length = 0;
  await worker.json(CHECK);
  expect(worker.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/auth/logout',
    `GET ${CHECK}`,
  ]);
  await worker.json(CHECK);
  expect(worker.calls).toHaveLength(3);
});

test('a copied list is read again after a change that the server took', async () => {
  await actAs('ann');
  worker.calls.length = 0;
  await worker.ask('POST', FAVORITES, { trackId: 'a', provider: 'spotify' });
  await worker.settle();
  expect(worker.calls.map(({ method }) => method)).toEqual(['POST', 'GET']);
});

test('a change without a network fails, and is not sent later by the worker', async () => {
  await actAs('ann');
  worker.state.isOnline = false;
  await expect(worker.ask('DELETE', '/api/playlists/track', { playlistId: 7 })).rejects.toThrow();
  worker.state.isOnline = true;
  worker.calls.length = 0;
  await worker.resume();
  expect(worker.calls.every(({ method }) => method === 'GET')).toBe(true);
});

test('searches and tokens are never stored', async () => {
  await actAs('ann');
  await worker.ask('GET', '/api/search/moon/spotify/20/0');
  await worker.ask('POST', '/api/auth/token', { provider: 'spotify' });
  await worker.settle();
  const text = await worker.caches.text();
  expect(text).not.toContain('/api/search');
  expect(text).not.toContain('/api/auth/token');
});
