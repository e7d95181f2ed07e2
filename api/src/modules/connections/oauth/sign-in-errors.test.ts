import { finishFlow, startedState } from '../../../testing/oauth-flow';
import { serverPerFile } from '../../../testing/server.fixture';
import { type TestServer } from '../../../testing/test-server';
import { failing, userTokens } from '../../../testing/fake-services';

const server = serverPerFile();

const status = async (browser: ReturnType<TestServer['visitor']>) => await browser.read('checkAuth');

describe('a failed sign-in flow creates no session and ends on the sign-in screen:', () => {
  const started = async () => {
    const browser = server.visitor();
    return { browser, state: await startedState(browser, '/api/auth/spotify/') };
  };
  const expectRefusal = async (
    browser: ReturnType<TestServer['visitor']>,
    answer: Awaited<ReturnType<typeof finishFlow>>,
    error: string,
  ) => {
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toMatch(
      new RegExp(`^/sign-in\\?error=${error}&provider=(spotify|soundcloud)(&minutes=\\d+)?$`),
    );
    expect((await status(browser)).isAuthenticated).toBe(false);
  };

  test.each([
    ['server_error', 'provider_unavailable'],
    ['temporarily_unavailable', 'provider_unavailable'],
    ['unauthorized_client', 'app_refused'],
    ['invalid_scope', 'app_refused'],
    ['toString', 'provider_unavailable'],
  ])('the provider returns to the callback with the error "%s"', async (reported, error) => {
    const { browser, state } = await started();
    const answer = await finishFlow(browser, 'spotify', { error: reported, state });
    await expectRefusal(browser, answer, error);
  });

  test('a provider that limits requests: the address says for how many minutes', async () => {
    const { browser, state } = await started();
    const { answers } = server.providers.spotify;
    const usual = answers.exchange;
    answers.exchange = failing('rate', { retryAfterS: 700 });
    const answer = await finishFlow(browser, 'spotify', { code: 'unlucky', state });
    answers.exchange = usual;
    expect(answer.headers.location).toBe('/sign-in?error=provider_busy&provider=spotify&minutes=12');
  });

  test.each<[string, Record<string, string>]>([
    ['no state', { code: 'x' }],
    ['a made-up state', { code: 'x', state: 'B'.repeat(43) }],
    ['an error without a state', { error: 'access_denied' }],
    ['nothing at all', {}],
  ])('%s', async (_case, query) => {
    const browser = server.visitor();
    await expectRefusal(browser, await finishFlow(browser, 'spotify', query), 'state_invalid');
  });

  test('two states', async () => {
    const { browser, state } = await started();
    const answer = await browser.visit(`/api/auth/spotify/callback?code=x&state=${state}&state=${state}`);
    await expectRefusal(browser, answer, 'state_invalid');
  });

  test('a used state', async () => {
    const { browser, state } = await started();
    await finishFlow(browser, 'spotify', { code: 'replayed', state });
    await browser.logout();
    const again = await finishFlow(browser, 'spotify', { code: 'replayed', state });
    await expectRefusal(browser, again, 'state_invalid');
  });

  test('a used state with its old cookie', async () => {
    const { browser, state } = await started();
    const again = browser.clone();
    await finishFlow(browser, 'spotify', { code: 'kept-the-cookie', state });
    await expectRefusal(
      again,
      await finishFlow(again, 'spotify', { code: 'kept-the-cookie', state }),
      'state_invalid',
    );
  });

  test('of concurrent callbacks with one state one signs in', async () => {
    const { browser, state } = await started();
    const tabs = Array.from({ length: 10 }, () => browser.clone());
    const answers = await Promise.all(
      tabs.map((tab) => finishFlow(tab, 'spotify', { code: 'pressed-twice', state })),
    );
    const targets = answers.map(({ headers }) => String(headers.location));
    expect(targets.filter((target) => target === '/setup-account')).toHaveLength(1);
    expect(targets.filter((target) => target.includes('error=state_invalid'))).toHaveLength(9);
  });

  test('a state older than ten minutes', async () => {
    const { browser, state } = await started();
    server.wait(601);
    await expectRefusal(
      browser,
      await finishFlow(browser, 'spotify', { code: 'late', state }),
      'state_expired',
    );
  });

  test("another browser's state", async () => {
    const { state } = await started();
    const victim = server.visitor();
    const answer = await finishFlow(victim, 'spotify', { code: 'attacker', state });
    await expectRefusal(victim, answer, 'other_browser');
  });

  test("another provider's state", async () => {
    const { browser, state } = await started();
    const answer = await finishFlow(browser, 'soundcloud', { code: 'mixed-up', state });
    await expectRefusal(browser, answer, 'state_invalid');
  });

  test('a grant without the required scopes', async () => {
    const { browser, state } = await started();
    const { answers } = server.providers.spotify;
    const usual = answers.exchange;
    answers.exchange = (code) => ({ ...userTokens(code, new Date()), scope: 'streaming' });
    const answer = await finishFlow(browser, 'spotify', { code: 'half-hearted', state });
    answers.exchange = usual;
    await expectRefusal(browser, answer, 'missing_scopes');
  });

  test.each([
    ['forbidden', 'not_allowed'],
    ['network', 'provider_unavailable'],
    ['rate', 'provider_busy'],
    ['quota', 'provider_busy'],
    ['malformed', 'provider_unavailable'],
    ['app-refused', 'app_refused'],
    ['no-identity', 'no_identity'],
  ] as const)('the provider answers the profile with "%s"', async (kind, error) => {
    const { browser, state } = await started();
    const { answers } = server.providers.spotify;
    const usual = answers.profile;
    answers.profile = failing(kind);
    const answer = await finishFlow(browser, 'spotify', { code: 'unlucky', state });
    answers.profile = usual;
    await expectRefusal(browser, answer, error);
  });

  test('an unexpected exception', async () => {
    const { browser, state } = await started();
    const { answers } = server.providers.spotify;
    const usual = answers.profile;
    answers.profile = () => {
      throw new TypeError('a bug');
    };
    const answer = await finishFlow(browser, 'spotify', { code: 'bug', state });
    answers.profile = usual;
    await expectRefusal(browser, answer, 'unexpected');
  });
});
