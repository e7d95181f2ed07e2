import { routes } from '@segue/contract';
import { allSettled, createWatch, fork } from 'effector';
import { failedWith, type ApiFailure } from './api-failure';
import { createRequestFx, requestFailed, type RequestFailed } from './create-request-fx';
import { request } from './request';

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});

/** Answers every call like this. */
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

test.each([502, 504])('an answer of %d that is no JSON is an answer all the same', async (status) => {
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

test.each([404, 401, 400, 500])(
  'an error without a code is matched by its sentence, whatever its status: %d [ERR-04]',
  async (status) => {
    answer(status, { message: 'Email Already in Use.' });
    expect(failedWith(await failureOf(signIn()), 'emailInUse')).toBe(true);
  },
);

test('an error is matched by its code before its sentence', async () => {
  answer(409, { message: 'Incorrect password.', code: 'emailInUse' });
  expect(failedWith(await failureOf(signIn()), 'emailInUse')).toBe(true);
  expect(failedWith(await failureOf(signIn()), 'passwordIncorrect')).toBe(false);
});

test('an error with an unknown code is matched by its sentence', async () => {
  answer(409, { message: 'Email Already in Use.', code: 'somethingNew' });
  expect(failedWith(await failureOf(signIn()), 'emailInUse')).toBe(true);
});

test('a status alone matches no error [ERR-04]', async () => {
  answer(409, { message: 'Something else' });
  expect(failedWith(await failureOf(signIn()), 'emailInUse')).toBe(false);
});

const track = { trackId: '1', provider: 'spotify' as const };
const add = () => request('', routes.addFavorite, { body: track });
const remove = () => request('', routes.removeFavorite, { body: track });

test.each([
  ['API-18', 200],
  ['API-19', 201],
])('[%s] adding a favourite that is answered with %d succeeded', async (_, status) => {
  answer(status, { success: true });
  await expect(add()).resolves.toEqual({ success: true });
});

test.each([202, 203, 206, 400, 404, 500])('answered with %d it did not [API-20]', async (status) => {
  answer(status, { success: true });
  expect(await failureOf(add())).toMatchObject({ kind: 'answered', status });
});

test('removing a favourite succeeded when it is answered with 200 [API-22]', async () => {
  answer(200, { success: true });
  await expect(remove()).resolves.toEqual({ success: true });
});

test('a cover is answered as bytes, an export as JSON', async () => {
  answer(200, '{"account":{}}');
  expect(await request('', routes.getCover, { params: { id: 'c' } })).toBeInstanceOf(Uint8Array);
  answer(200, '{"account":{}}');
  expect(await request('', routes.exportData, {})).toEqual({ account: {} });
});

test.each([201, 202, 404, 500])('and did not when it is answered with %d [API-22]', async (status) => {
  answer(status, { success: true });
  expect(await failureOf(remove())).toMatchObject({ kind: 'answered', status });
});

test.each([
  [
    'checkAuth',
    routes.checkAuth,
    {},
    { isAuthenticated: true, userHasPassword: true, userHasSpotifyPremium: false, userInfo: {} },
  ],
  ['signIn', routes.signIn, { body: {} }, { userInfo: {}, userHasPassword: true }],
  ['token', routes.providerToken, { body: { provider: 'spotify' } }, { token: 'a' }],
  [
    'profile',
    routes.getProfile,
    {},
    {
      profile: {
        email: 'ada@example.com',
        lastUpdatedPassword: null,
        createdAt: '2025-01-01T10:00:00.000Z',
        lastUpdated: '2025-01-01T10:00:00.000Z',
      },
    },
  ],
  [
    'connections',
    routes.getConnections,
    {},
    {
      connections: {
        spotify: {
          connected: false,
          displayName: null,
          lastConnected: null,
          endsAt: null,
          hasEnded: false,
          premiumAccount: false,
        },
        soundcloud: {
          connected: false,
          displayName: null,
          lastConnected: null,
          endsAt: null,
          hasEnded: false,
        },
      },
    },
  ],
  [
    'playlists',
    routes.listPlaylists,
    {},
    { playlists: [{ playlistId: 1, name: 'Sea', createdAt: '2025-01-01T10:00:00.000Z' }] },
  ],
  [
    'search',
    routes.search,
    { params: { query: 'sea', provider: 'spotify', limit: 20, offset: 0 } },
    { queryData: [], hasMore: false },
  ],
] as const)('the answer of %s needs no field but the listed ones [API-53]', async (_, route, input, body) => {
  answer(200, body);
  await expect(request('', route, input)).resolves.toMatchObject(body);
});

test('a request waits for its response without a signal or time-out of its own [API-54]', async () => {
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
