import { emptyServerPerTest, type Answer, type Browser } from '../../../testing/server.fixture';
import { failing } from '../../../testing/fake-services';
import { finishFlow, startedState } from '../../../testing/oauth-flow';

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
