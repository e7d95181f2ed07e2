// During a callback the server waits for the provider. A disconnect, logout or password change meanwhile wins.
import type { OAuthProvider } from '../../../testing/sandbox-providers';
import { NEW_PASSWORD, emptyServerPerTest, type Browser } from '../../../testing/server.fixture';
import { pauseFirstCall } from '../../../testing/pause-call';
import { finishFlow, startedState } from '../../../testing/oauth-flow';

const server = emptyServerPerTest();

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
