import assert from 'node:assert/strict';
import { failing } from '../../../testing/fake-services';
import { finishFlow, startedState } from '../../../testing/oauth-flow';
import { pauseFirstCall } from '../../../testing/pause-call';
import { emptyServerPerTest, type Browser } from '../../../testing/server.fixture';

const server = emptyServerPerTest();

async function startSignIn(): Promise<{ browser: Browser; state: string }> {
  const browser = server.visitor();
  return { browser, state: await startedState(browser, '/api/auth/spotify/') };
}

const failProfile = (fail: () => never | Promise<never>) =>
  void (server.providers.spotify.answers.profile = fail);

test.each<[string, string, (browser: Browser) => Record<string, string> | void]>([
  ['with the error "server_error"', 'provider_unavailable', () => ({ error: 'server_error' })],
  ['with the error "unauthorized_client"', 'app_refused', () => ({ error: 'unauthorized_client' })],
  ['with the error "toString"', 'provider_unavailable', () => ({ error: 'toString' })],
  ['eleven minutes later', 'state_expired', () => void server.wait(660)],
  ['in another browser', 'other_browser', ({ cookies }) => cookies.clear()],
  ['with a used-up quota at the profile', 'provider_busy', () => failProfile(failing('quota'))],
  ['with a bug at the profile', 'unexpected', () => failProfile(() => assert.fail('a bug'))],
])('sign-in: a callback %s ends on the screen and signs nobody in', async (_how, error, act) => {
  const { browser, state } = await startSignIn();
  const query = act(browser) ?? { code: 'unlucky' };
  const answer = await finishFlow(browser, 'spotify', { ...query, state });
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    `/sign-in?error=${error}&provider=spotify`,
  ]);
  expect((await browser.read('checkAuth')).isAuthenticated).toBe(false);
});

test('sign-in: while the provider limits requests, the screen gets the end of the wait', async () => {
  const { browser, state } = await startSignIn();
  server.providers.spotify.answers.exchange = failing('rate', { retryAfterS: 700 });
  const answer = await finishFlow(browser, 'spotify', { code: 'unlucky', state });
  const target = new URL(answer.headers.location ?? '', 'http://127.0.0.1');
  const until = Number(target.searchParams.get('until'));
  expect(target.searchParams.get('error')).toBe('provider_busy');
  expect(Math.round((until - server.app.clock().getTime()) / 1000)).toBe(700);
});

test('sign-in: of concurrent callbacks with one state one signs in', async () => {
  const { browser, state } = await startSignIn();
  const tabs = Array.from({ length: 10 }, () => browser.clone());
  const answers = await Promise.all(
    tabs.map((tab) => finishFlow(tab, 'spotify', { code: 'pressed-twice', state })),
  );
  const targets = answers.map(({ headers }) => String(headers.location));
  expect(targets.filter((target) => target === '/setup-account')).toHaveLength(1);
  expect(targets.filter((target) => target.includes('error=state_invalid'))).toHaveLength(9);
});

test.each([
  ['sign-in', '/api/auth/spotify/', '/home'],
  ['connect', '/api/settings/connect/spotify/', '/account-settings?tab=connections'],
])('a repeated callback of a %s flow does not report a failed connect', async (kind, start, target) => {
  const browser = await server.member();
  if (kind === 'sign-in') {
    await browser.connect('spotify', 'listener');
    await browser.logout();
  }
  const query = { code: 'listener', state: await startedState(browser, start) };
  expect((await finishFlow(browser, 'spotify', query)).headers.location).toBe(target);
  const second = await finishFlow(browser, 'spotify', query);
  // The sign-in screen redirects signed-in users home.
  expect(second.headers.location).toBe('/sign-in?error=state_invalid&provider=spotify');
  expect(await browser.memberStatus()).toBe(200);
});

// During a callback the server waits for the provider. A disconnect, logout or password change meanwhile wins.
const EMAIL = 'overtaken@example.com';
const TAB = '/account-settings?tab=connections';
const provider = 'spotify';
const START = `/api/settings/connect/${provider}/`;
const isConnected = async (browser: Browser) =>
  (await browser.read('getConnections')).connections[provider].connected;
const otherBrowser = () => server.signedIn(EMAIL);

function hold(step: 'exchange' | 'profile') {
  const answers = server.providers[provider].answers as Record<typeof step, (text: string) => unknown>;
  const held = pauseFirstCall(answers[step]);
  answers[step] = held.call;
  return held;
}

/** Opens the callback; `meanwhile` runs before the provider has answered. */
async function returnWhile(
  browser: Browser,
  step: 'exchange' | 'profile',
  meanwhile: () => Promise<unknown>,
  from = START,
): Promise<string> {
  const state = await startedState(browser, from);
  const held = hold(step);
  const returning = finishFlow(browser, provider, { code: 'listener', state });
  await held.reached;
  await meanwhile();
  held.release();
  return String((await returning).headers.location);
}

describe('changes during a callback', () => {
  describe.each(['exchange', 'profile'] as const)('during the %s', (step) => {
    test('a disconnect wins: the provider stays disconnected', async () => {
      const browser = await server.member(EMAIL);
      await browser.connect(provider, 'listener');
      const other = await otherBrowser();
      const landing = await returnWhile(browser, step, () => other.disconnect(provider));
      expect(landing).toBe(`${TAB}&error=state_invalid&provider=${provider}`);
      expect(await isConnected(browser)).toBe(false);
      expect(await server.rows('connections')).toEqual([]);
    });
  });

  test.each<[string, 'exchange' | 'profile', string, (browser: Browser) => Promise<unknown>]>([
    ['a logout', 'exchange', 'session_changed', (browser) => browser.clone().logout()],
    ['a logout', 'profile', 'session_changed', (browser) => browser.clone().logout()],
    [
      'a password change in another browser',
      'exchange',
      'session_changed',
      async () => (await otherBrowser()).changePassword(),
    ],
    [
      'a password reset',
      'exchange',
      'state_invalid',
      async () => server.reset(await server.resetLink(EMAIL)),
    ],
  ])('%s during the %s wins: nothing is connected', async (_what, step, error, change) => {
    const browser = await server.member(EMAIL);
    const landing = await returnWhile(browser, step, () => change(browser));
    expect(landing).toBe(`${TAB}&error=${error}&provider=${provider}`);
    expect(await server.rows('connections')).toEqual([]);
  });

  test('a disconnect during a sign-in callback makes a new account', async () => {
    const browser = await server.member(EMAIL);
    await browser.connect(provider, 'listener');
    const visitor = server.visitor();
    const landing = await returnWhile(
      visitor,
      'exchange',
      () => browser.disconnect(provider),
      `/api/auth/${provider}/`,
    );
    expect(landing).toBe('/setup-account');
    expect(await isConnected(browser)).toBe(false);
    expect(await server.rows('users')).toHaveLength(2);
    expect(await server.rows('oauth_transactions')).toEqual([]);
  });
});
