// The whole OAuth flow over HTTP with the real adapters and the sandbox: consent, code, tokens, profile, refresh.
import type { OAuthProvider } from '../../../testing/sandbox-providers';
import type { Browser } from '../../../testing/browser';
import { consented, follow } from '../../../testing/consent';
import { startSandboxServer } from '../../../testing/sandbox-server.fixture';

const { sandbox, server } = startSandboxServer();

const signInAs = async (browser: Browser, provider: OAuthProvider, user: string) =>
  follow(browser, await consented(browser, provider, user));
const connectAs = async (browser: Browser, user: string) =>
  follow(browser, await consented(browser, 'spotify', user, '/api/settings/connect/spotify/'));

test.each<[OAuthProvider, string]>([
  ['spotify', 'premium-pat'],
  ['spotify', 'null'],
  ['soundcloud', 'listener'],
])('%s signs %s in', async (provider, user) => {
  const browser = server().visitor();
  expect((await signInAs(browser, provider, user)).headers.location).toBe('/setup-account');
  expect((await browser.read('checkAuth')).isAuthenticated).toBe(true);
});

test('the token of a connected account works on the Web API', async () => {
  const browser = await server().member();
  expect((await connectAs(browser, 'premium-pat+connecting')).headers.location).toBe(
    '/account-settings?tab=connections',
  );
  const { token } = (await browser.askToken()).json();
  const me = await fetch(`${sandbox().urls.spotifyApi}/v1/me`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(me.status).toBe(200);
});

test.each([
  [' \u200B\t', null, 'blank'],
  ['  Pat\u0000\u202E\n', 'Pat', 'odd'],
])('account whose name is %j: it is %j here [DATA-32]', async (name, displayName, user) => {
  sandbox().control.faults.add({
    service: 'spotify-api',
    path: '/v1/me',
    effect: { kind: 'patch', set: { display_name: name } },
  });
  const browser = await server().member();
  await connectAs(browser, `premium-pat+${user}`);
  expect((await browser.read('getConnections')).connections.spotify).toMatchObject({ displayName });
});
