/** @jest-environment jest-fixed-jsdom */
import { createRequestFx } from '@segue/api-client';
import { routes } from '@segue/contract';
import { answerRaw, aSpotifyTrack, createTestContext, refuse, type TestContext } from '@segue/testing';
import { allSettled } from 'effector';
import { $diagnostics } from './model';

let logged: { error: jest.SpyInstance; warning: jest.SpyInstance };
let context: TestContext | undefined;
beforeEach(() => {
  logged = {
    error: jest.spyOn(console, 'error').mockImplementation(() => undefined),
    warning: jest.spyOn(console, 'warn').mockImplementation(() => undefined),
  };
});
afterEach(() => {
  context?.stop();
  jest.restoreAllMocks();
});

const signInFx = createRequestFx(routes.signIn, { concurrency: 'every' });
const searchFx = createRequestFx(routes.search, { concurrency: 'every' });
const credentials = { body: { email: 'ada@example.com', password: 'Wrong2025' } };

async function lastDiagnosticOf(
  run: (context: TestContext) => Promise<unknown>,
  answers: Parameters<typeof createTestContext>[0],
) {
  context = createTestContext(answers);
  await run(context);
  return context.scope.getState($diagnostics).at(-1);
}

test('a failed search is logged with its area and time [ERR-30] [ERR-03]', async () => {
  const params = { query: 'sea', provider: 'spotify' as const, limit: '20', offset: '0' };
  const entry = await lastDiagnosticOf(
    ({ scope }) => allSettled(searchFx, { scope, params: { params } as never }),
    {
      api: { search: () => refuse('providerUnavailable') },
    },
  );
  expect(entry).toMatchObject({ area: 'spotify', level: 'error' });
  expect(Date.parse(entry?.at ?? '')).not.toBeNaN();
  expect(logged.error).toHaveBeenCalledTimes(1);
});

test.each([
  [
    'a provider token',
    'spotify',
    createRequestFx(routes.providerToken, { concurrency: 'every' }),
    { body: { provider: 'spotify' } },
  ],
  [
    'a disconnect',
    'soundcloud',
    createRequestFx(routes.disconnect, { concurrency: 'every' }),
    { params: { provider: 'soundcloud' } },
  ],
  ['the playlists', 'api', createRequestFx(routes.listPlaylists, { concurrency: 'every' }), undefined],
])('the failed request for %s is logged with the area %s', async (_, area, fx, params) => {
  const entry = await lastDiagnosticOf(({ scope }) => allSettled(fx, { scope, params: params as never }), {
    api: {
      providerToken: () => refuse('unexpected'),
      disconnect: () => refuse('unexpected'),
      listPlaylists: () => refuse('unexpected'),
    },
  });
  expect(entry).toMatchObject({ area });
});

test('search: an invalid track is logged, the others are shown [DATA-30]', async () => {
  const params = { query: 'sea', provider: 'spotify' as const, limit: '20', offset: '0' };
  const queryData = [aSpotifyTrack(), { id: 'odd' }];
  let shown: unknown;
  const entry = await lastDiagnosticOf(
    async ({ scope }) => {
      shown = await allSettled(searchFx, { scope, params: { params } as never });
    },
    { api: { search: () => answerRaw(200, { queryData, hasMore: false }) } },
  );
  expect(shown).toMatchObject({ status: 'done', value: { queryData: [queryData[0]] } });
  expect(entry).toMatchObject({ area: 'spotify', level: 'warning' });
  expect(entry?.message).toContain('Entry 1 is not a track');
});

test.each(['passwordIncorrect', 'tooMany'] as const)(
  'a sign-in rejected as %s is a warning, because the form shows the error',
  async (error) => {
    const entry = await lastDiagnosticOf(
      ({ scope }) => allSettled(signInFx, { scope, params: credentials }),
      {
        api: { signIn: () => refuse(error) },
      },
    );
    expect(entry).toMatchObject({ level: 'warning' });
    expect(logged.warning).toHaveBeenCalledTimes(1);
  },
);

const loadTracksFx = createRequestFx(routes.listPlaylistTracks, { concurrency: 'every' });

test.each([
  ['that does not exist is a warning, because its page says so', 'playlistNotFound', 'warning'],
  ['that the server fails to load is an error', 'unexpected', 'error'],
] as const)('a playlist %s', async (_, answer, level) => {
  const entry = await lastDiagnosticOf(
    ({ scope }) => allSettled(loadTracksFx, { scope, params: { params: { id: '8' } } }),
    { api: { listPlaylistTracks: () => refuse(answer) } },
  );
  expect(entry).toMatchObject({ level });
});

test('a sign-in that fails on the server is an error', async () => {
  const entry = await lastDiagnosticOf(({ scope }) => allSettled(signInFx, { scope, params: credentials }), {
    api: { signIn: () => refuse('unexpected') },
  });
  expect(entry).toMatchObject({ level: 'error' });
});

test('what fails without a network is a warning, because a banner says so [LAYOUT-10]', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const entry = await lastDiagnosticOf(({ scope }) => allSettled(signInFx, { scope, params: credentials }), {
    api: { signIn: () => refuse('unexpected') },
  });
  expect(entry).toMatchObject({ level: 'warning' });
});

test('only the last 100 diagnostics are kept', async () => {
  const entries = await lastDiagnosticOf(
    async ({ scope }) => {
      for (let index = 0; index < 101; index += 1) await allSettled(signInFx, { scope, params: credentials });
    },
    { api: { signIn: () => refuse('unexpected') } },
  );
  expect(entries).toBeDefined();
  expect(context?.scope.getState($diagnostics)).toHaveLength(100);
});
