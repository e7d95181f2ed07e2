import { ProviderError } from '../../../providers/music-provider';
import { PASSWORD, serverPerFile, type Browser } from '../../../testing/server.fixture';
import { completeFlow, finishFlow, startedState, startFlow } from '../../../testing/oauth-flow';

const server = serverPerFile();

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

describe('disconnecting', () => {
  test('deletes the connection and its tokens [API-38]', async () => {
    const browser = await server.member();
    await browser.connect('spotify', 'leaving');
    expect((await browser.disconnect('spotify')).statusCode).toBe(200);
    expect((await connectionsOf(browser)).spotify.connected).toBe(false);
    const left = (await server.rows('connections')).map((row) => row.display_name);
    expect(left).not.toContain('leaving');
  });

  test.each(['answers', 'fails'])('signs out at a provider that %s, after deleting', async (how) => {
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
  });

  test('is refused for a provider that is not connected', async () => {
    const browser = await server.member();
    expect((await browser.disconnect('soundcloud')).statusCode).toBe(404);
    expect((await browser.disconnect('napster')).statusCode).toBe(400);
  });
});
