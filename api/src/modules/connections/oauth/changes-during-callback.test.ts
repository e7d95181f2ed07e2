// During a callback the server waits for the provider. A disconnect, logout or password change meanwhile wins.
import { type Provider, routes } from '@segue/contract';
import type { Browser } from '../../../testing/browser';
import { pauseFirstCall } from '../../../testing/pause-call';
import { finishFlow, startedState } from '../../../testing/oauth-flow';
import { serverPerTest } from '../../../testing/server.fixture';
import { bodyOf, PASSWORD, NEW_PASSWORD } from '../../../testing/test-server';
import { createReset, redeemReset } from '../../auth/password-resets';
import { findUserByEmail } from '../../auth/repository';

const server = serverPerTest();

const EMAIL = 'overtaken@example.com';
const TAB = '/account-settings?tab=connections';
const start = (provider: Provider) => `/api/settings/connect/${provider}/`;
const answered = routes.getConnections.answers[200];
const isConnected = async (browser: Browser, provider: Provider) =>
  bodyOf(await browser.call('GET', '/api/settings/connections'), answered).connections[provider].connected;
const tableOf = (table: 'connections' | 'oauth_transactions' | 'users') =>
  server.app.database.selectFrom(table).selectAll().execute();

/** Another browser of the same user. */
async function otherBrowser(password = PASSWORD): Promise<Browser> {
  const browser = server.visitor();
  expect((await browser.signIn(EMAIL, password)).statusCode).toBe(200);
  return browser;
}

const holding = {
  exchange: (provider: Provider) => {
    const { answers } = server.providers[provider];
    const held = pauseFirstCall(answers.exchange);
    answers.exchange = held.call;
    return held;
  },
  profile: (provider: Provider) => {
    const { answers } = server.providers[provider];
    const held = pauseFirstCall(answers.profile);
    answers.profile = held.call;
    return held;
  },
};

/** Opens the callback; `meanwhile` runs before the provider has answered. */
async function returnWhile(
  browser: Browser,
  provider: Provider,
  step: 'exchange' | 'profile',
  meanwhile: () => Promise<unknown>,
  from = start(provider),
): Promise<string> {
  const state = await startedState(browser, from);
  const held = holding[step](provider);
  const returning = finishFlow(browser, provider, { code: 'listener', state });
  await held.reached;
  await meanwhile();
  held.release();
  return String((await returning).headers.location);
}

describe.each(['spotify', 'soundcloud'] as const)('%s', (provider) => {
  describe.each(['exchange', 'profile'] as const)('during the %s', (step) => {
    test('a disconnect wins: the provider stays disconnected', async () => {
      const browser = await server.member(EMAIL);
      await browser.connect(provider, 'listener');
      const other = await otherBrowser();
      const landing = await returnWhile(browser, provider, step, () => other.disconnect(provider));
      expect(landing).toBe(`${TAB}&error=state_invalid&provider=${provider}`);
      expect(await isConnected(browser, provider)).toBe(false);
      expect(await tableOf('connections')).toEqual([]);
    });

    test('a logout wins: nothing is connected', async () => {
      const browser = await server.member(EMAIL);
      const landing = await returnWhile(browser, provider, step, () => browser.clone().logout());
      expect(landing).toBe(`${TAB}&error=session_changed&provider=${provider}`);
      expect(await tableOf('connections')).toEqual([]);
    });
  });

  test('a password change in another browser wins: nothing is connected', async () => {
    const browser = await server.member(EMAIL);
    const other = await otherBrowser();
    const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    const landing = await returnWhile(browser, provider, 'exchange', async () => {
      expect((await other.changeProfile(change)).statusCode).toBe(200);
    });
    expect(landing).toBe(`${TAB}&error=session_changed&provider=${provider}`);
    expect(await isConnected(other, provider)).toBe(false);
  });

  test('a password reset wins, also when the user signs in again', async () => {
    const { database, passwords, clock } = server.app;
    const browser = await server.member(EMAIL);
    const landing = await returnWhile(browser, provider, 'exchange', async () => {
      const user = await findUserByEmail(database, EMAIL);
      const token = user && (await createReset(database, user, clock()));
      await redeemReset(database, token ?? '', await passwords.hash(NEW_PASSWORD), clock());
    });
    expect(landing).toBe(`${TAB}&error=state_invalid&provider=${provider}`);
    expect(await isConnected(await otherBrowser(NEW_PASSWORD), provider)).toBe(false);
  });

  test('a disconnect of the other provider has no effect', async () => {
    const browser = await server.member(EMAIL);
    const other = provider === 'spotify' ? 'soundcloud' : 'spotify';
    await browser.connect(other, 'listener');
    const landing = await returnWhile(browser, provider, 'exchange', () => browser.clone().disconnect(other));
    expect(landing).toBe(TAB);
    expect(await isConnected(browser, provider)).toBe(true);
    expect(await tableOf('oauth_transactions')).toEqual([]);
  });

  test('a second callback with the same state fails', async () => {
    const browser = await server.member(EMAIL);
    const state = await startedState(browser, start(provider));
    const tab = browser.clone();
    const held = holding.exchange(provider);
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
    expect(await tableOf('users')).toHaveLength(2);
    expect(await tableOf('oauth_transactions')).toEqual([]);
  });
});
