import { routes } from '@segue/contract';
import { allSettled, createWatch, fork } from 'effector';
import { failedWith, type ApiFailure } from './api-failure';
import { createRequestFx, requestFailed, type RequestFailed } from './create-request-fx';
import { request } from './request';

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});

/** Every request gets this answer. */
function answer(status: number, body: unknown): jest.Mock {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const fetch = jest.fn(async () => new Response(text, { status }));
  globalThis.fetch = fetch as unknown as typeof globalThis.fetch;
  return fetch;
}
function failToAnswer(): void {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
}

const signIn = () => request('', routes.signIn, { body: { email: 'ada@example.com', password: 'x' } });
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => {
      throw new Error('It succeeded');
    },
    (failure: ApiFailure) => failure,
  );

test.each([
  ['an object', { message: 'Incorrect password.', code: 'passwordIncorrect' }],
  ['a text', 'Incorrect password.'],
  ['a JSON text', '"Incorrect password."'],
])('of a failed call with an answer, the body is passed on: %s [ERR-01]', async (_, body) => {
  answer(401, body);
  const failure = await failureOf(signIn());
  expect(failure).toMatchObject({
    kind: 'answered',
    status: 401,
    body: body === '"Incorrect password."' ? 'Incorrect password.' : body,
    message: 'Incorrect password.',
  });
});

test("a failed call without an answer says 'An unexpected error occurred.' [ERR-02]", async () => {
  failToAnswer();
  expect(await failureOf(signIn())).toEqual({
    kind: 'unreachable',
    message: 'An unexpected error occurred.',
  });
});

test.each([502, 504])('a response of %d without JSON counts as answered', async (status) => {
  answer(status, '<html>Bad gateway</html>');
  expect(await failureOf(signIn())).toMatchObject({ kind: 'answered', status });
});

test('a failed call is reported once, for the log, and fails for its caller too [ERR-03]', async () => {
  answer(500, { message: 'An unexpected error occurred.' });
  const heard: RequestFailed[] = [];
  const unwatch = createWatch({ unit: requestFailed, fn: (failed) => heard.push(failed) });
  const checkFx = createRequestFx(routes.checkAuth, { concurrency: 'every' });
  const outcome = await allSettled(checkFx, { scope: fork(), params: undefined });
  unwatch();
  expect(outcome.status).toBe('fail');
  expect(heard.map(({ route }) => route)).toEqual(['GET /api/auth/checkAuth']);
  expect(heard[0]?.failure).toBe(outcome.value);
});

test.each([
  ['its sentence, whatever its status [ERR-04]', 404, { message: 'Email Already in Use.' }, true],
  ['its sentence, with a code that is new', 409, { message: 'Email Already in Use.', code: 'new' }, true],
  ['its code before its sentence', 409, { message: 'Incorrect password.', code: 'emailInUse' }, true],
  ['no status alone [ERR-04]', 409, { message: 'Something else' }, false],
])('an error is matched by %s', async (_, status, body, isMatched) => {
  answer(status, body);
  const failure = await failureOf(signIn());
  expect(failedWith(failure, 'emailInUse')).toBe(isMatched);
  expect(failedWith(failure, 'passwordIncorrect')).toBe(false);
});

const track = { trackId: '1', provider: 'spotify' as const };
const add = () => request('', routes.addFavorite, { body: track });
const remove = () => request('', routes.removeFavorite, { body: track });

test.each([
  ['adding', add, [200, 201], [202, 203, 206, 400, 500]],
  ['removing', remove, [200], [201, 202, 404, 500]],
] as const)(
  '%s a favorite succeeds with these statuses alone [API-18] [API-19] [API-20] [API-22]',
  async (_, change, good, bad) => {
    for (const status of good) {
      answer(status, { success: true });
      await expect(change()).resolves.toEqual({ success: true });
    }
    for (const status of bad) {
      answer(status, { success: true });
      expect(await failureOf(change())).toMatchObject({ kind: 'answered', status });
    }
  },
);

test('a cover is answered as bytes, an export as JSON', async () => {
  answer(200, '{"account":{}}');
  expect(await request('', routes.getCover, { params: { id: 'c' } })).toBeInstanceOf(Uint8Array);
  answer(200, '{"account":{}}');
  expect(await request('', routes.exportData, {})).toEqual({ account: {} });
});

const AT = '2025-01-01T10:00:00.000Z';
const NEVER = { connected: false, displayName: null, lastConnected: null, endsAt: null, hasEnded: false };
const QUERY = { params: { query: 'sea', provider: 'spotify', limit: 20, offset: 0 } };
const STATUS = { isAuthenticated: true, userHasPassword: true, userHasSpotifyPremium: false, userInfo: {} };
const PROFILE = { email: 'ada@example.com', lastUpdatedPassword: null, createdAt: AT, lastUpdated: AT };

test.each([
  ['checkAuth', routes.checkAuth, {}, STATUS],
  ['signIn', routes.signIn, { body: {} }, { userInfo: {}, userHasPassword: true }],
  ['token', routes.providerToken, { body: { provider: 'spotify' } }, { token: 'a' }],
  ['profile', routes.getProfile, {}, { profile: PROFILE }],
  [
    'connections',
    routes.getConnections,
    {},
    { connections: { spotify: { ...NEVER, premiumAccount: false }, soundcloud: NEVER } },
  ],
  ['playlists', routes.listPlaylists, {}, { playlists: [{ playlistId: 1, name: 'Sea', createdAt: AT }] }],
  ['search', routes.search, QUERY, { queryData: [], hasMore: false }],
] as const)('the answer of %s needs no field but the listed ones [API-53]', async (_, route, input, body) => {
  answer(200, body);
  await expect(request('', route, input)).resolves.toMatchObject(body);
});

test('a request has no default signal or time-out [API-54]', async () => {
  jest.useFakeTimers();
  try {
    const fetch = jest.fn(
      () =>
        new Promise<Response>((resolve) =>
          setTimeout(() => resolve(new Response('{"isAuthenticated":false}')), 3_600_000),
        ),
    );
    globalThis.fetch = fetch as unknown as typeof globalThis.fetch;
    const asked = request('', routes.checkAuth, {});
    await jest.advanceTimersByTimeAsync(3_600_000);
    await expect(asked).resolves.toEqual({ isAuthenticated: false });
    const [, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect(init.signal).toBeUndefined();
  } finally {
    jest.useRealTimers();
  }
});

test('every call carries the cookie, and JSON is called JSON', async () => {
  const fetch = answer(200, { userInfo: {}, userHasPassword: true });
  await signIn();
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: '{"email":"ada@example.com","password":"x"}',
  });
});
