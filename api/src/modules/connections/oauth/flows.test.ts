import { isError } from '@segue/contract';
import { createHash } from 'node:crypto';
import { ProviderError } from '../../../providers/music-provider';
import { completeFlow, finishFlow, startedState, startFlow } from '../../../testing/oauth-flow';
import {
  expectError,
  serverPerFile,
  startTestServer,
  type Browser,
  type TestServer,
  PASSWORD,
} from '../../../testing/server.fixture';

const server = serverPerFile();
const status = (browser: Browser) => browser.read('checkAuth');

test.each(['/api/auth/spotify/', '/api/auth/soundcloud'])(
  '%s redirects to the consent page with a new state and PKCE challenge',
  async (start) => {
    const consent = await startFlow(server.visitor(), start);
    expect(consent.origin).toBe(
      start.includes('spotify') ? 'https://spotify.test' : 'https://soundcloud.test',
    );
    expect(consent.searchParams.get('state')).toMatch(/^[\w-]{43}$/);
    expect(consent.searchParams.get('codeChallenge')).toMatch(/^[\w-]{43}$/);
    expect(consent.searchParams.get('redirectUri')).toMatch(/\/api\/auth\/(spotify|soundcloud)\/callback$/);
  },
);

test('a first sign-in creates an account without email and redirects to setup', async () => {
  const browser = server.visitor();
  const answer = await completeFlow(browser, 'spotify', 'newcomer');
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('/setup-account');
  expect(await status(browser)).toMatchObject({
    isAuthenticated: true,
    userHasPassword: false,
    userInfo: { email: null, displayName: 'newcomer' },
  });
});

test("the provider's email is suggested for the setup and stays free for others", async () => {
  const email = 'suggested@example.com';
  const { profile } = server.providers.spotify.answers;
  server.providers.spotify.answers.profile = (accessToken) => ({ ...profile(accessToken), email });
  const browser = await server.newcomer('spotify', 'suggesting');
  server.providers.spotify.answers.profile = profile;
  expect(await status(browser)).toMatchObject({ userHasPassword: false, userInfo: { email } });
  await expect(server.member(email)).resolves.toBeDefined();
  expectError(await browser.setUp(email), 'emailInUse');
});

test('setup sets email and password, once [API-08]', async () => {
  const browser = await server.newcomer('soundcloud', 'setting-up');
  const before = browser.cookies.get('segue-session');
  const answer = await browser.setUp('set-up@example.com');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ userHasPassword: true, userInfo: { email: 'set-up@example.com' } });
  expect(browser.cookies.get('segue-session')).not.toBe(before);
  expect((await browser.setUp('other@example.com')).statusCode).toBe(409);
});

test('setup ends all other sessions of the account', async () => {
  const browser = server.visitor();
  const otherBrowser = server.visitor();
  await completeFlow(browser, 'spotify', 'came-in-twice');
  await completeFlow(otherBrowser, 'spotify', 'came-in-twice');
  expect((await otherBrowser.call('GET', '/api/track/favorite')).statusCode).toBe(403);
  await browser.setUp('came-in-twice@example.com');
  expect((await otherBrowser.call('GET', '/api/track/favorite')).statusCode).toBe(401);
  expect((await browser.call('GET', '/api/track/favorite')).statusCode).toBe(200);
});

test('of concurrent setups of one account one succeeds', async () => {
  const browser = await server.newcomer('spotify', 'set-up-at-once');
  const tabs = Array.from({ length: 6 }, () => browser.clone());
  const answers = await Promise.all(tabs.map((tab, index) => tab.setUp(`at-once-${index}@example.com`)));
  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
  // Setup ends the session it came from, so that a later request is not signed in.
  const refused = answers.filter(
    ({ body }) => isError(JSON.parse(body), 'passwordAlreadySet') || isError(JSON.parse(body), 'notSignedIn'),
  );
  expect(refused).toHaveLength(5);
});

test('the next sign-in finds the same account and redirects to returnTo', async () => {
  const browser = await server.newcomer('spotify', 'regular');
  await browser.setUp('regular@example.com');
  const otherBrowser = server.visitor();
  const start = '/api/auth/spotify/?returnTo=/playlists/7';
  const answer = await completeFlow(otherBrowser, 'spotify', 'regular', start);
  expect(answer.headers.location).toBe('/playlists/7');
  expect((await status(otherBrowser)).userInfo?.email).toBe('regular@example.com');
  const toNoScreen = '/api/auth/spotify/?returnTo=https://evil.test';
  const toHome = await completeFlow(server.visitor(), 'spotify', 'regular', toNoScreen);
  expect(toHome.headers.location).toBe('/home');
  // The same id at the other provider is another account.
  const elsewhere = await completeFlow(server.visitor(), 'soundcloud', 'regular');
  expect(elsewhere.headers.location).toBe('/setup-account');
});

test('concurrent first sign-ins create one account', async () => {
  const before = await server.rows('users');
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => completeFlow(server.visitor(), 'spotify', 'everywhere-at-once')),
  );
  const after = await server.rows('users');
  expect(answers.map((answer) => answer.headers.location)).toEqual(Array(8).fill('/setup-account'));
  expect(after.length - before.length).toBe(1);
});

test('the open flows of several tabs end in any order', async () => {
  const browser = server.visitor();
  const states: string[] = [];
  for (let tab = 0; tab < 3; tab += 1) states.push(await startedState(browser, '/api/auth/spotify/'));
  for (const state of [states[2]!, states[0]!, states[1]!]) {
    const { headers } = await finishFlow(browser, 'spotify', { code: 'patient', state });
    expect(headers.location).toBe('/setup-account');
  }
});

test('the database contains no readable verifier, state or token', async () => {
  const browser = server.visitor();
  const consent = await startFlow(browser, '/api/auth/spotify/');
  await completeFlow(server.visitor(), 'spotify', 'canary');
  const dump = JSON.stringify([await server.rows('oauth_transactions'), await server.rows('connections')]);
  expect(dump).not.toContain(consent.searchParams.get('state'));
  expect(dump).not.toContain('access-of-canary');
  expect(dump).not.toContain('refresh-of-canary');
  const flows = await server.rows('oauth_transactions');
  const texts = flows.flatMap((kept) => Object.values(kept)).map(String);
  const challenges = texts.map((text) => createHash('sha256').update(text).digest('base64url'));
  expect(challenges.length).toBeGreaterThan(5);
  expect(challenges).not.toContain(consent.searchParams.get('codeChallenge'));
});

test('the state-binding cookie is HttpOnly and expires after ten minutes', async () => {
  const stateCookies = async (product: TestServer) =>
    (await product.visitor().visit('/api/auth/spotify/')).cookies.filter(({ name }) =>
      name.includes('oauth'),
    );
  const usual = { httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 600 };
  expect(await stateCookies(server)).toEqual([expect.objectContaining(usual)]);
  const secure = await startTestServer({ PUBLIC_URL: 'https://segue.test', SEGUE_RAISED_LIMITS: '0' });
  const name = expect.stringMatching(/^__Host-oauth-spotify-[0-9a-f]{8}$/);
  expect(await stateCookies(secure)).toEqual([expect.objectContaining({ ...usual, name, secure: true })]);
  await secure.close();
});

const start = (provider: 'spotify' | 'soundcloud') => `/api/settings/connect/${provider}/`;
const connectionsOf = async (browser: Browser) => (await browser.read('getConnections')).connections;
const TAB = '/account-settings?tab=connections';

test('nothing is connected at first [DATA-27] [DATA-28] [API-37]', async () => {
  const nothing = { connected: false, displayName: null, lastConnected: null, endsAt: null, hasEnded: false };
  expect(await connectionsOf(await server.member())).toEqual({
    spotify: { ...nothing, premiumAccount: false },
    soundcloud: nothing,
  });
});

test('connecting forces the consent page and ends on the Connections tab', async () => {
  const browser = await server.member();
  const consent = await startFlow(browser, start('soundcloud'));
  expect(consent.searchParams.get('forceConsent')).toBe('true');
  const state = consent.searchParams.get('state') ?? '';
  expect((await finishFlow(browser, 'soundcloud', { code: 'listener', state })).headers.location).toBe(TAB);
  expect((await connectionsOf(browser)).soundcloud).toEqual({
    connected: true,
    displayName: 'listener',
    lastConnected: expect.stringMatching(/^2026-/),
    endsAt: null,
    hasEnded: false,
  });
});

test.each([
  [true, true, true],
  [null, true, false],
])('premium %s is answered as the flag %s and the badge %s', async (premium, flag, badge) => {
  const { answers } = server.providers.spotify;
  const { profile } = answers;
  answers.profile = () => ({ providerUserId: `premium-${premium}`, displayName: null, premium });
  const browser = await server.member();
  await browser.connect('spotify', 'any-user');
  answers.profile = profile;
  const status = await browser.read('checkAuth');
  expect(status.userHasSpotifyPremium).toBe(flag);
  expect((await connectionsOf(browser)).spotify).toMatchObject({ connected: true, premiumAccount: badge });
});

test('connecting redirects visitors to sign-in and users without a password to setup', async () => {
  const visitor = server.visitor();
  expect((await visitor.visit(start('spotify'))).headers.location).toBe('/sign-in');
  await completeFlow(visitor, 'soundcloud', 'not-set-up');
  expect((await visitor.visit(start('spotify'))).headers.location).toBe('/setup-account');
});

const EMAIL = 'connecting@example.com';
const plantSession = (browser: Browser, other: Browser) =>
  browser.cookies.set('segue-session', other.cookies.get('segue-session') ?? '');

test.each<[string, string, (browser: Browser) => Promise<unknown>]>([
  [
    'the provider account is connected by another user',
    'already_connected',
    async () => (await server.member()).connect('spotify', 'contested'),
  ],
  [
    'another user signs in',
    'session_changed',
    async (browser) => {
      await browser.logout();
      await browser.register('someone-else@example.com');
    },
  ],
  ['the same user signs in again', 'session_changed', (browser) => browser.signIn(EMAIL)],
  [
    "another user's session is planted in the browser",
    'session_changed',
    async (browser) => plantSession(browser, await server.member()),
  ],
  ['the provider is disconnected', 'state_invalid', (browser) => browser.disconnect('spotify')],
])('a connect flow fails when before its callback %s', async (_case, error, act) => {
  const former = await server.member(EMAIL);
  const browser = former.clone();
  const state = await startedState(browser, start('spotify'));
  await act(browser);
  const answer = await finishFlow(browser, 'spotify', { code: 'contested', state });
  expect(answer.headers.location).toBe(`${TAB}&error=${error}&provider=spotify`);
  const user = await server.signedIn(EMAIL);
  expect((await connectionsOf(user)).spotify.connected).toBe(false);
  await user.call('DELETE', '/api/user/account', { confirmation: 'DELETE', password: PASSWORD });
});

test("a connect flow fails when its callback comes from another user's browser", async () => {
  const state = await startedState(await server.member(), start('spotify'));
  const victim = await server.member();
  const answer = await finishFlow(victim, 'spotify', { code: 'forced', state });
  expect(answer.headers.location).toBe(`${TAB}&error=other_browser&provider=spotify`);
  expect((await connectionsOf(victim)).spotify.connected).toBe(false);
});

test('a sign-in flow connects nothing to the account that is signed in', async () => {
  const browser = await server.member('has-the-account-open@example.com');
  const answer = await completeFlow(browser, 'spotify', 'a-person-of-its-own');
  expect(answer.headers.location).toBe('/setup-account');
  const user = await server.signedIn('has-the-account-open@example.com');
  expect((await connectionsOf(user)).spotify.connected).toBe(false);
});

test('connecting another identity replaces the former one', async () => {
  const browser = await server.member();
  await browser.connect('spotify', 'old-self');
  await browser.connect('spotify', 'new-self');
  await browser.connect('spotify', 'new-self');
  expect((await connectionsOf(browser)).spotify.displayName).toBe('new-self');
  const other = await server.member();
  expect((await other.connect('spotify', 'old-self')).headers.location).toBe(TAB);
});

test('disconnecting deletes the connection and its tokens [API-38]', async () => {
  const browser = await server.member();
  await browser.connect('spotify', 'leaving');
  expect((await browser.disconnect('spotify')).statusCode).toBe(200);
  expect((await connectionsOf(browser)).spotify.connected).toBe(false);
  const left = (await server.rows('connections')).map((row) => row.display_name);
  expect(left).not.toContain('leaving');
});

test.each(['answers', 'fails'])(
  'disconnecting signs out at a provider that %s, after the deletion',
  async (how) => {
    const browser = await server.member();
    await browser.connect('soundcloud', `leaving-${how}`);
    const { answers } = server.providers.soundcloud;
    const usual = answers.signOut;
    let left: unknown;
    answers.signOut = async (token) => {
      const names = (await server.rows('connections')).map((row) => row.display_name);
      left = [token, names.includes(`leaving-${how}`)];
      if (how === 'fails') throw new ProviderError('upstream');
    };
    expect((await browser.disconnect('soundcloud')).statusCode).toBe(200);
    answers.signOut = usual;
    expect(left).toEqual([`access-of-leaving-${how}`, false]);
  },
);

test('disconnecting is refused for a provider that is not connected', async () => {
  const browser = await server.member();
  expect((await browser.disconnect('soundcloud')).statusCode).toBe(404);
  expect((await browser.disconnect('napster')).statusCode).toBe(400);
});
