// The whole OAuth flow over HTTP with the real adapters and the sandbox: consent, code, tokens, profile, refresh.
import type { Provider } from '@segue/contract';
import type { Answer, Browser } from '../../../testing/browser';
import { startedState, startFlow } from '../../../testing/oauth-flow';
import { startSandboxServer } from '../../../testing/sandbox-server.fixture';
import { startTestServer } from '../../../testing/test-server';

const { sandbox, server } = startSandboxServer();

/** Starts a flow, lets the sandbox's consent page answer itself, and opens the callback. */
async function consentAs(browser: Browser, start: string, script: Record<string, string>): Promise<Answer> {
  const consent = await startFlow(browser, start);
  for (const [name, value] of Object.entries(script)) consent.searchParams.set(name, value);
  const decided = await fetch(consent, { redirect: 'manual' });
  const back = new URL(decided.headers.get('location') ?? 'http://no-redirect.test');
  return browser.visit(back.pathname + back.search, 'cross-site');
}

const as = (user: string) => ({ sandbox_auto: 'approve', sandbox_user: user });
const signInAs = (browser: Browser, provider: Provider, user: string) =>
  consentAs(browser, `/api/auth/${provider}/`, as(user));
const connectAs = (browser: Browser, provider: Provider, user: string) =>
  consentAs(browser, `/api/settings/connect/${provider}/`, as(user));
const status = async (browser: Browser) => (await browser.call('GET', '/api/auth/checkAuth')).json();

test.each<[Provider, string]>([
  ['spotify', 'premium-pat'],
  ['spotify', 'null'],
  ['soundcloud', 'listener'],
])('%s signs %s in', async (provider, user) => {
  const browser = server().visitor();
  expect((await signInAs(browser, provider, user)).headers.location).toBe('/setup-account');
  expect((await status(browser)).isAuthenticated).toBe(true);
});

test("a user outside the app's allow list ends on the sign-in screen", async () => {
  const browser = server().visitor();
  const answer = await signInAs(browser, 'spotify', 'nia');
  expect(answer.headers.location).toBe('/sign-in?error=not_allowed&provider=spotify');
  expect((await status(browser)).isAuthenticated).toBe(false);
});

test.each<Provider>(['spotify', 'soundcloud'])(
  'a user who denies at %s ends on the sign-in screen',
  async (provider) => {
    const answer = await consentAs(server().visitor(), `/api/auth/${provider}/`, { sandbox_auto: 'deny' });
    expect(answer.headers.location).toBe(`/sign-in?error=access_denied&provider=${provider}`);
  },
);

test('the token of a connected account works on the Web API', async () => {
  const browser = await server().member();
  expect((await connectAs(browser, 'spotify', 'premium-pat+connecting')).headers.location).toBe(
    '/account-settings?tab=connections',
  );
  const { token } = (await browser.askToken()).json();
  const me = await fetch(`${sandbox().urls.spotifyApi}/v1/me`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(me.status).toBe(200);
});

test('a profile with a free plan has no Premium', async () => {
  sandbox().control.change({ spotify: { profile: 'extended' } });
  const browser = await server().member();
  await connectAs(browser, 'spotify', 'free-frankie');
  expect((await status(browser)).userHasSpotifyPremium).toBe(false);
});

test('connecting Spotify shows the consent page again, signing in does not', async () => {
  const browser = server().visitor();
  const signingIn = await startFlow(browser, '/api/auth/spotify/');
  const connecting = await startFlow(await server().member(), '/api/settings/connect/spotify/');
  expect(signingIn.searchParams.get('show_dialog')).toBeNull();
  expect(connecting.searchParams.get('show_dialog')).toBe('true');
});

test('an expired token is refreshed, a revoked grant requires a reconnect', async () => {
  const browser = await server().member();
  await connectAs(browser, 'spotify', 'premium-pat+renewing');
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

test('an unreachable provider ends on a screen', async () => {
  const gone = await startTestServer(
    { SPOTIFY_ACCOUNTS_URL: 'http://127.0.0.1:9', SPOTIFY_API_URL: 'http://127.0.0.1:9' },
    'configured services',
  );
  const browser = gone.visitor();
  const back = `/api/auth/spotify/callback?code=x&state=${await startedState(browser, '/api/auth/spotify/')}`;
  const answer = await browser.visit(back, 'cross-site');
  expect(answer.headers.location).toBe('/sign-in?error=provider_unavailable&provider=spotify');
  await gone.close();
});
