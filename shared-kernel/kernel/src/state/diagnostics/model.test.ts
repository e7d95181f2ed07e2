import { createRequestFx } from '@segue/kernel/request';
import { routes } from '@segue/contract';
import { answerRaw, aSpotifyTrack, createTestContext, refuse, type TestContext } from '@segue/kernel/testing';
import { allSettled } from 'effector';
import { $diagnostics, diagnosticReported } from './model';

let context: TestContext;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  context.stop();
  jest.restoreAllMocks();
});

const { signIn, search, providerToken, disconnect, listPlaylists, listPlaylistTracks } = routes;
const fxOf = (route: (typeof routes)[keyof typeof routes]) =>
  createRequestFx(route as typeof signIn, { concurrency: 'every' });
const signInFx = fxOf(signIn);
const credentials = { body: { email: 'ada@example.com', password: 'Wrong2025' } };
const query = { params: { query: 'sea', provider: 'spotify', limit: '20', offset: '0' } };

async function lastDiagnosticOf(fx: typeof signInFx, params: unknown, answers: object) {
  context = createTestContext({ api: answers });
  const outcome = await allSettled(fx, { scope: context.scope, params: params as never });
  return { outcome, entry: context.scope.getState($diagnostics).at(-1) };
}
const refuseAll = (error: Parameters<typeof refuse>[0]) => ({
  ...Object.fromEntries(Object.keys(routes).map((name) => [name, () => refuse(error)])),
  checkAuth: () => ({ isAuthenticated: false }),
});

test.each([
  ['a search [ERR-30] [ERR-03]', 'spotify', search, query],
  ['a provider token', 'spotify', providerToken, { body: { provider: 'spotify' } }],
  ['a disconnect', 'soundcloud', disconnect, { params: { provider: 'soundcloud' } }],
  ['the playlists', 'api', listPlaylists, undefined],
])('the failed request for %s is logged once with its area and time', async (_, area, route, params) => {
  const { entry } = await lastDiagnosticOf(fxOf(route), params, refuseAll('unexpected'));
  expect(entry).toMatchObject({ area, level: 'error' });
  expect(Date.parse(entry?.at ?? '')).not.toBeNaN();
  expect(console.error).toHaveBeenCalledTimes(1);
});

test('search: an invalid track is logged, the others are shown [DATA-30]', async () => {
  const queryData = [aSpotifyTrack(), { id: 'odd' }];
  const answers = { search: () => answerRaw(200, { queryData, hasMore: false }) };
  const { outcome, entry } = await lastDiagnosticOf(fxOf(search), query, answers);
  expect(outcome).toMatchObject({ status: 'done', value: { queryData: [queryData[0]] } });
  expect(entry).toMatchObject({ area: 'spotify', level: 'warning' });
  expect(entry?.message).toContain('Entry 1 is not a track');
});

test.each([
  ['a wrong password, which the form shows,', signIn, credentials, 'passwordIncorrect', 'warning'],
  ['too many sign-ins, which the form shows,', signIn, credentials, 'tooMany', 'warning'],
  ['a sign-in that fails on the server', signIn, credentials, 'unexpected', 'error'],
  [
    'a missing playlist, whose page says so,',
    listPlaylistTracks,
    { params: { id: '8' } },
    'playlistNotFound',
    'warning',
  ],
  [
    'a playlist that the server fails to load',
    listPlaylistTracks,
    { params: { id: '8' } },
    'unexpected',
    'error',
  ],
] as const)('%s is logged as such, once', async (_, route, params, error, level) => {
  const { entry } = await lastDiagnosticOf(fxOf(route), params, refuseAll(error));
  expect(entry).toMatchObject({ level });
  expect(level === 'error' ? console.error : console.warn).toHaveBeenCalledTimes(1);
});

test('what fails without a network is a warning, because a banner says so [LAYOUT-10]', async () => {
  jest.replaceProperty(navigator, 'onLine', false);
  const { entry } = await lastDiagnosticOf(signInFx, credentials, refuseAll('unexpected'));
  expect(entry).toMatchObject({ level: 'warning' });
});

test('only the last 100 diagnostics are kept', async () => {
  context = createTestContext({});
  const { scope } = context;
  for (let index = 0; index < 101; index += 1)
    await allSettled(diagnosticReported, { scope, params: { area: 'api', message: `Failure ${index}` } });
  const kept = scope.getState($diagnostics).map(({ message }) => message);
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([100, 'Failure 1', 'Failure 100']);
});
