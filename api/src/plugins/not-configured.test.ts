// A server without the credentials of one provider: its routes answer one error, and nothing is sent to it.
import type { Environment } from '../config/fields';
import { saveTrack } from '../modules/tracks/repository';
import { catalogueTrack } from '../testing/fake-services';
import { memberPerTest, serverPerFile, startTestServer } from '../testing/server.fixture';

const FAVORITE = '/api/track/favorite';
const LONG_AGO = '2026-01-01T00:00:00.000Z';

const server = serverPerFile({ SPOTIFY_CLIENT_ID: '', SPOTIFY_CLIENT_SECRET: '' });
const browser = memberPerTest(server);
afterEach(() => {
  expect(Object.values(server.providers.spotify.calls).every((count) => count === 0)).toBe(true);
});

const favorites = async () => (await browser.read('listFavorites')).spotifyFavoriteTracks;

/** A Spotify connection with valid tokens, as if the server had been configured for it before. */
async function connectSpotify(): Promise<void> {
  await browser.connect('soundcloud', 'ada');
  await server.app.database.updateTable('connections').set({ provider: 'spotify' }).execute();
}

test.each([
  ['a search', 'GET', '/api/search/daft/spotify/20/0', undefined],
  ['a token', 'POST', '/api/auth/token', { provider: 'spotify' }],
] as const)('not configured: %s answers with its own error', async (_, method, url, body) => {
  await connectSpotify();
  const answer = await browser.call(method, url, body);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({
    message: 'This music service is not set up here.',
    code: 'providerNotConfigured',
  });
  await browser.disconnect('spotify');
});

test.each([
  ['sign-in', '/api/auth/spotify/', '/sign-in?'],
  ['connect', '/api/settings/connect/spotify/', '/account-settings?tab=connections&'],
])('not configured: %s returns to its screen with the reason', async (_, start, screen) => {
  const answer = await browser.visit(start);
  expect(answer.headers.location).toBe(`${screen}error=provider_not_configured&provider=spotify`);
});

test('not configured: the other provider works, and readyz names it', async () => {
  expect((await browser.call('GET', '/readyz')).json()).toMatchObject({ providers: ['soundcloud'] });
  expect((await browser.call('GET', '/api/search/daft/soundcloud/20/0')).statusCode).toBe(200);
  const answer = await browser.visit('/api/auth/soundcloud/');
  expect(answer.headers.location).toContain('https://soundcloud.test/authorize');
});

test('not configured: a stored track can be kept, is listed unchanged and is not refreshed', async () => {
  await saveTrack(server.app.database, 'old', catalogueTrack('spotify', 'old'), LONG_AGO);
  const added = await browser.call('POST', FAVORITE, { provider: 'spotify', trackId: 'old' });
  expect(added.statusCode).toBe(201);
  expect(await favorites()).toMatchObject([{ id: 'old', title: 'Song old', access: 'full' }]);
  await server.app.trackRefresh.settled();
  await browser.call('DELETE', FAVORITE, { provider: 'spotify', trackId: 'old' });
  expect(await favorites()).toEqual([]);
});

/** What a server with real adapters logs while it starts. */
async function logOf(env: Environment): Promise<string[]> {
  const { lines, close } = await startTestServer({ LOG_LEVEL: 'info', ...env }, 'configured services');
  await close();
  return lines;
}

const NO_SPOTIFY = { SPOTIFY_CLIENT_ID: '', SPOTIFY_CLIENT_SECRET: '' };
test.each([
  [
    { ...NO_SPOTIFY, SOUNDCLOUD_CLIENT_ID: '', SOUNDCLOUD_CLIENT_SECRET: '' },
    'No music service is configured: set the client id',
  ],
  [NO_SPOTIFY, 'Spotify is not configured, so this server works without it.'],
])('not configured: the log lists it in one message: %j', async (env, sentence) => {
  const lines = (await logOf(env)).filter((line) => line.includes('configured'));
  expect(lines).toEqual([expect.stringContaining(sentence)]);
});

test.each([
  ['0', 1],
  ['1', 0],
])('both real services in public, SEPARATE_PROVIDERS=%s: %i warnings', async (SEPARATE_PROVIDERS, count) => {
  const env = { PUBLIC_URL: 'https://segue.example', SEPARATE_PROVIDERS, SEGUE_RAISED_LIMITS: '0' };
  const lines = await logOf(env);
  expect(lines.filter((line) => line.includes('SEPARATE_PROVIDERS=1'))).toHaveLength(count);
});
