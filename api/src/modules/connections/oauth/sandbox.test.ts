// The whole OAuth flow over HTTP with the real adapters and the sandbox: consent, code, tokens, profile, refresh.
import type { OAuthProvider } from '../../../testing/sandbox-providers';
import type { Browser } from '../../../testing/browser';
import { consented, follow } from '../../../testing/consent';
import { startFlow } from '../../../testing/oauth-flow';
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

test('connecting Spotify shows the consent page again, signing in does not', async () => {
  const browser = server().visitor();
  const signingIn = await startFlow(browser, '/api/auth/spotify/');
  const connecting = await startFlow(await server().member(), '/api/settings/connect/spotify/');
  expect(signingIn.searchParams.get('show_dialog')).toBeNull();
  expect(connecting.searchParams.get('show_dialog')).toBe('true');
  expect(signingIn.searchParams.get('code_challenge_method')).toBe('S256');
  expect(signingIn.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
});

test('an expired token is refreshed, a revoked grant requires a reconnect', async () => {
  const browser = await server().member();
  await connectAs(browser, 'premium-pat+renewing');
  const ask = () => browser.askToken();
  const first = (await ask()).json().token;
  server().wait(3500);
  const second = await ask();
  expect(second.statusCode).toBe(200);
  expect(second.json().token).not.toBe(first);
  sandbox().control.tokens.revoke({ provider: 'spotify' });
  server().wait(3500);
  expect((await ask()).statusCode).toBe(409);
});
