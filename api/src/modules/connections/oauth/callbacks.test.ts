import { failing } from '../../../testing/fake-services';
import { finishFlow, startedState } from '../../../testing/oauth-flow';
import { pauseFirstCall } from '../../../testing/pause-call';
import type { OAuthProvider } from '../../../testing/sandbox-providers';
import { emptyServerPerTest, type Answer, type Browser, NEW_PASSWORD } from '../../../testing/server.fixture';

const server = emptyServerPerTest();

async function startSignIn(): Promise<{ browser: Browser; state: string }> {
  const browser = server.visitor();
  return { browser, state: await startedState(browser, '/api/auth/spotify/') };
}

async function expectRefusal(browser: Browser, answer: Answer, error: string): Promise<void> {
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    `/sign-in?error=${error}&provider=spotify`,
  ]);
  expect((await browser.read('checkAuth')).isAuthenticated).toBe(false);
}

test.each([
  ['server_error', 'provider_unavailable'],
  ['unauthorized_client', 'app_refused'],
  ['toString', 'provider_unavailable'],
])('sign-in: a callback with the error "%s" of the provider ends on the screen', async (reported, error) => {
  const { browser, state } = await startSignIn();
  await expectRefusal(browser, await finishFlow(browser, 'spotify', { error: reported, state }), error);
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

test.each<[string, string, (browser: Browser) => unknown]>([
  ['eleven minutes later', 'state_expired', () => server.wait(660)],
  ['in another browser', 'other_browser', ({ cookies }) => cookies.clear()],
])('sign-in: a callback %s signs nobody in', async (_when, error, act) => {
  const { browser, state } = await startSignIn();
  act(browser);
  await expectRefusal(browser, await finishFlow(browser, 'spotify', { code: 'late', state }), error);
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
  ['a used-up quota', failing('quota'), 'provider_busy'],
  [
    'an unexpected exception',
    () => {
      throw new TypeError('a bug');
    },
    'unexpected',
  ],
])('sign-in: %s at the profile ends on the screen', async (_what, fail, error) => {
  const { browser, state } = await startSignIn();
  server.providers.spotify.answers.profile = fail;
  await expectRefusal(browser, await finishFlow(browser, 'spotify', { code: 'unlucky', state }), error);
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
const start = (provider: OAuthProvider) => `/api/settings/connect/${provider}/`;
const isConnected = async (browser: Browser, provider: OAuthProvider) =>
  (await browser.read('getConnections')).connections[provider].connected;
const otherBrowser = (password?: string) => server.signedIn(EMAIL, password);

function hold(provider: OAuthProvider, step: 'exchange' | 'profile') {
  const answers = server.providers[provider].answers as Record<typeof step, (text: string) => unknown>;
  const held = pauseFirstCall(answers[step]);
  answers[step] = held.call;
  return held;
}

/** Opens the callback; `meanwhile` runs before the provider has answered. */
async function returnWhile(
  browser: Browser,
  provider: OAuthProvider,
  step: 'exchange' | 'profile',
  meanwhile: () => Promise<unknown>,
  from = start(provider),
): Promise<string> {
  const state = await startedState(browser, from);
  const held = hold(provider, step);
  const returning = finishFlow(browser, provider, { code: 'listener', state });
  await held.reached;
  await meanwhile();
  held.release();
  return String((await returning).headers.location);
}

const provider = 'spotify';

describe('changes during a callback', () => {
  describe.each(['exchange', 'profile'] as const)('during the %s', (step) => {
    test('a disconnect wins: the provider stays disconnected', async () => {
      const browser = await server.member(EMAIL);
      await browser.connect(provider, 'listener');
      const other = await otherBrowser();
      const landing = await returnWhile(browser, provider, step, () => other.disconnect(provider));
      expect(landing).toBe(`${TAB}&error=state_invalid&provider=${provider}`);
      expect(await isConnected(browser, provider)).toBe(false);
      expect(await server.rows('connections')).toEqual([]);
    });

    test('a logout wins: nothing is connected', async () => {
      const browser = await server.member(EMAIL);
      const landing = await returnWhile(browser, provider, step, () => browser.clone().logout());
      expect(landing).toBe(`${TAB}&error=session_changed&provider=${provider}`);
      expect(await server.rows('connections')).toEqual([]);
    });
  });

  test('a password change in another browser wins: nothing is connected', async () => {
    const browser = await server.member(EMAIL);
    const other = await otherBrowser();
    const landing = await returnWhile(browser, provider, 'exchange', async () => {
      expect((await other.changePassword()).statusCode).toBe(200);
    });
    expect(landing).toBe(`${TAB}&error=session_changed&provider=${provider}`);
    expect(await isConnected(other, provider)).toBe(false);
  });

  test('a password reset wins, also when the user signs in again', async () => {
    const browser = await server.member(EMAIL);
    const landing = await returnWhile(browser, provider, 'exchange', async () =>
      server.reset(await server.resetLink(EMAIL)),
    );
    expect(landing).toBe(`${TAB}&error=state_invalid&provider=${provider}`);
    expect(await isConnected(await otherBrowser(NEW_PASSWORD), provider)).toBe(false);
  });

  test('a second callback with the same state fails', async () => {
    const browser = await server.member(EMAIL);
    const state = await startedState(browser, start(provider));
    const tab = browser.clone();
    const held = hold(provider, 'exchange');
    const first = finishFlow(browser, provider, { code: 'listener', state });
    await held.reached;
    const second = await finishFlow(tab, provider, { code: 'somebody else', state });
    held.release();
    expect(second.headers.location).toBe(`${TAB}&error=state_invalid&provider=${provider}`);
    expect((await first).headers.location).toBe(TAB);
    expect(server.providers[provider].calls.exchange).toBe(1);
  });

  test('a disconnect during a sign-in callback makes a new account', async () => {
    const browser = await server.member(EMAIL);
    await browser.connect(provider, 'listener');
    const visitor = server.visitor();
    const landing = await returnWhile(
      visitor,
      provider,
      'exchange',
      () => browser.disconnect(provider),
      `/api/auth/${provider}/`,
    );
    expect(landing).toBe('/setup-account');
    expect(await isConnected(browser, provider)).toBe(false);
    expect(await server.rows('users')).toHaveLength(2);
    expect(await server.rows('oauth_transactions')).toEqual([]);
  });
});
