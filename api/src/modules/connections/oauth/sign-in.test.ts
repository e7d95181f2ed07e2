import { isError } from '@segue/contract';
import { createHash } from 'node:crypto';
import { completeFlow, finishFlow, startedState, startFlow } from '../../../testing/oauth-flow';
import {
  expectError,
  serverPerFile,
  startTestServer,
  type Browser,
  type TestServer,
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

test('a browser has at most five open flows, the newest, which end in any order', async () => {
  const browser = server.visitor();
  const states: string[] = [];
  for (let tab = 0; tab < 7; tab += 1) {
    states.push(await startedState(browser, '/api/auth/spotify/'));
  }
  expect([...browser.cookies.keys()].filter((name) => name.includes('oauth'))).toHaveLength(5);
  const targetOf = async (tab: number) =>
    (await finishFlow(browser, 'spotify', { code: 'patient', state: states[tab]! })).headers.location;
  expect(await targetOf(0)).toContain('error=state_invalid');
  for (const tab of [6, 2, 4]) expect(await targetOf(tab)).toBe('/setup-account');
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
