import { routes } from '@segue/contract';
import type { Browser } from '../../../testing/browser';
import { completeFlow, finishFlow, startedState, startFlow } from '../../../testing/oauth-flow';
import { serverPerFile } from '../../../testing/server.fixture';
import { bodyOf } from '../../../testing/test-server';

const server = serverPerFile();

const start = (provider: 'spotify' | 'soundcloud') => `/api/settings/connect/${provider}/`;
const answered = routes.getConnections.answers[200];
const connectionsOf = async (browser: Browser) =>
  bodyOf(await browser.call('GET', '/api/settings/connections'), answered).connections;
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
  [false, false, false],
  [null, true, false],
])('premium %s is answered as the flag %s and the badge %s', async (premium, flag, badge) => {
  const { answers } = server.providers.spotify;
  const usual = answers.profile;
  answers.profile = () => ({ providerUserId: `premium-${premium}`, displayName: null, premium });
  const browser = await server.member();
  await browser.connect('spotify', 'any-user');
  answers.profile = usual;
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

describe('a connect flow fails when', () => {
  const started = async () => {
    const browser = await server.member();
    return { browser, state: await startedState(browser, start('spotify')) };
  };

  test('the user denies', async () => {
    const { browser, state } = await started();
    const answer = await finishFlow(browser, 'spotify', { error: 'access_denied', state });
    expect(answer.headers.location).toBe(`${TAB}&error=access_denied&provider=spotify`);
  });

  test('the provider account belongs to another user', async () => {
    const owner = await server.member();
    await owner.connect('spotify', 'contested');
    const { browser, state } = await started();
    const answer = await finishFlow(browser, 'spotify', { code: 'contested', state });
    expect(answer.headers.location).toBe(`${TAB}&error=already_connected&provider=spotify`);
    expect((await connectionsOf(browser)).spotify.connected).toBe(false);
    expect((await connectionsOf(owner)).spotify.connected).toBe(true);
  });

  test('the session ends, or another one starts, before the callback', async () => {
    const { browser, state } = await started();
    await browser.logout();
    const email = 'someone-else@example.com';
    await browser.register(email);
    const answer = await finishFlow(browser, 'spotify', { code: 'swapped', state });
    expect(answer.headers.location).toBe(`${TAB}&error=session_changed&provider=spotify`);
    expect((await connectionsOf(browser)).spotify.connected).toBe(false);
  });

  test('the same user signs in again before the callback', async () => {
    const browser = await server.member('signs-in-again@example.com');
    const state = await startedState(browser, start('spotify'));
    const email = 'signs-in-again@example.com';
    await browser.signIn(email);
    const answer = await finishFlow(browser, 'spotify', { code: 'in-between', state });
    expect(answer.headers.location).toBe(`${TAB}&error=session_changed&provider=spotify`);
    expect((await connectionsOf(browser)).spotify.connected).toBe(false);
  });

  test('it was started as a sign-in: the signed-in account stays unconnected', async () => {
    const browser = await server.member('has-the-account-open@example.com');
    const otherBrowser = browser.clone();
    expect((await completeFlow(browser, 'spotify', 'a-person-of-its-own')).headers.location).toBe(
      '/setup-account',
    );
    const email = 'has-the-account-open@example.com';
    await otherBrowser.signIn(email);
    expect((await connectionsOf(otherBrowser)).spotify.connected).toBe(false);
  });

  test("the callback comes from another user's browser", async () => {
    const { state } = await started();
    const victim = await server.member();
    const answer = await finishFlow(victim, 'spotify', { code: 'forced', state });
    expect(answer.headers.location).toBe(`${TAB}&error=other_browser&provider=spotify`);
    expect((await connectionsOf(victim)).spotify.connected).toBe(false);
  });

  test("another user's session is planted in the browser before the callback", async () => {
    const { browser, state } = await started();
    const other = await server.member();
    browser.cookies.set('segue-session', other.cookies.get('segue-session') ?? '');
    const answer = await finishFlow(browser, 'spotify', { code: 'planted', state });
    expect(answer.headers.location).toBe(`${TAB}&error=session_changed&provider=spotify`);
    expect((await connectionsOf(other)).spotify.connected).toBe(false);
  });

  test('the provider is disconnected before the callback', async () => {
    const { browser, state } = await started();
    await browser.disconnect('spotify');
    const answer = await finishFlow(browser, 'spotify', { code: 'revenant', state });
    expect(answer.headers.location).toBe(`${TAB}&error=state_invalid&provider=spotify`);
  });
});

test('of concurrent connects of one identity by many accounts one succeeds', async () => {
  const browsers = await Promise.all(Array.from({ length: 5 }, () => server.member()));
  const answers = await Promise.all(browsers.map((browser) => browser.connect('soundcloud', 'only-one')));
  const locations = answers.map((answer) => answer.headers.location);
  expect(locations.filter((location) => location === TAB)).toHaveLength(1);
  expect(locations.filter((location) => String(location).includes('already_connected'))).toHaveLength(4);
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
    const left = server.app.database
      .selectFrom('connections')
      .selectAll()
      .where('display_name', '=', 'leaving');
    expect(await left.execute()).toEqual([]);
  });

  test('is refused for a provider that is not connected', async () => {
    const browser = await server.member();
    expect((await browser.disconnect('soundcloud')).statusCode).toBe(404);
    expect((await browser.disconnect('napster')).statusCode).toBe(400);
  });

  test('is refused for users without a password', async () => {
    const browser = await server.newcomer('spotify', 'only-way-in');
    expect((await browser.disconnect('spotify')).statusCode).toBe(403);
  });
});
