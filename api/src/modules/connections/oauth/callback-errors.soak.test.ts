// Everything that can be wrong with an OAuth callback, with the real adapters and the sandbox. Each case ends on a screen, creates
// no session and stores nothing; a correct flow follows, which shows that only the case was refused.
import type { OAuthProvider } from '../../../testing/sandbox-providers';
import type { Answer, Browser } from '../../../testing/browser';
import { startFlow } from '../../../testing/oauth-flow';
import { changed, consented, follow, refusalsOf } from '../../../testing/oauth-refusals.conformance';
import { startSandboxServer } from '../../../testing/sandbox-server.fixture';

jest.setTimeout(30_000);

const { sandbox, server } = startSandboxServer();
const { kept, expectRefused, expectNextWorks } = refusalsOf(server, () => sandbox().reset());

describe.each<OAuthProvider>(['spotify', 'soundcloud'])('%s', (provider) => {
  const other: OAuthProvider = provider === 'spotify' ? 'soundcloud' : 'spotify';
  const MADE_UP = 'B'.repeat(43);

  type Open = (browser: Browser, back: URL) => Promise<Answer>;
  const withQuery =
    (change: (query: URLSearchParams) => void): Open =>
    (browser, back) =>
      follow(browser, changed(back, change));

  const withErrorOnly = withQuery((query) => {
    query.set('error', 'access_denied');
    query.delete('state');
  });

  // Mutation check: when `mismatchOf` returns null, all cases with a valid state sign in.
  test.each<[string, string, Open]>([
    ['no state', 'state_invalid', withQuery((query) => query.delete('state'))],
    ['an error without a state', 'state_invalid', withErrorOnly],
    ['a made-up state', 'state_invalid', withQuery((query) => query.set('state', MADE_UP))],
    ['a state of another shape', 'state_invalid', withQuery((query) => query.set('state', '1'))],
    ['two states', 'state_invalid', withQuery((query) => query.append('state', MADE_UP))],
    ['no code', 'state_invalid', withQuery((query) => query.delete('code'))],
    ['an empty code', 'state_invalid', withQuery((query) => query.set('code', ''))],
    ['two codes', 'state_invalid', withQuery((query) => query.append('code', 'x'))],
    ['a huge code', 'state_invalid', withQuery((query) => query.set('code', 'x'.repeat(5000)))],
    ['a made-up code', 'provider_unavailable', withQuery((query) => query.set('code', 'made-up'))],
    ['an error with markup in it', 'provider_unavailable', withQuery((query) => query.set('error', '<b>'))],
    ['a no and a code', 'access_denied', withQuery((query) => query.set('error', 'access_denied'))],
    ['no cookie', 'other_browser', (_browser, back) => follow(server().visitor(), back)],
    [
      'the cookie of another flow',
      'other_browser',
      (browser, back) => {
        const name = [...browser.cookies.keys()].find((one) => one.includes('oauth')) ?? '';
        browser.cookies.set(name, MADE_UP);
        return follow(browser, back);
      },
    ],
    [
      'eleven minutes in between',
      'state_expired',
      (browser, back) => {
        server().wait(660);
        return follow(browser, back);
      },
    ],
    [
      'the verifier lost',
      'state_invalid',
      async (browser, back) => {
        await server().app.database.updateTable('oauth_transactions').set({ verifier: 'gone' }).execute();
        return follow(browser, back);
      },
    ],
  ])('%s', async (_case, error, open) => {
    const browser = server().visitor();
    const back = await consented(browser, provider);
    await expectRefused(error, provider, () => open(browser, back));
    await expectNextWorks(provider);
  });

  test('the callback of the other provider', async () => {
    const browser = server().visitor();
    const back = await consented(browser, provider);
    const swapped = new URL(back.href.replace(`/auth/${provider}/`, `/auth/${other}/`));
    await expectRefused('state_invalid', other, () => follow(browser, swapped));
    await expectRefused('state_invalid', provider, () => follow(browser, back));
  });

  test('a used code', async () => {
    const browser = server().visitor();
    const first = await consented(browser, provider);
    await follow(browser, first);
    await browser.logout();
    const second = await consented(browser, provider);
    const code = first.searchParams.get('code') ?? '';
    const replayed = changed(second, (q) => q.set('code', code));
    await expectRefused('provider_unavailable', provider, () => follow(browser, replayed));
  });

  // Mutation check: with a constant PKCE verifier the stolen code is accepted.
  test("another user's code in the attacker's flow", async () => {
    const stolen = (await consented(server().visitor(), provider)).searchParams.get('code') ?? '';
    const attacker = server().visitor();
    const own = await consented(attacker, provider);
    const injected = changed(own, (query) => query.set('code', stolen));
    await expectRefused('provider_unavailable', provider, () => follow(attacker, injected));
  });

  test('a connect callback without the session', async () => {
    const browser = await server().member();
    const back = await consented(browser, provider, undefined, `/api/settings/connect/${provider}/`);
    browser.cookies.delete('segue-session');
    const before = await kept();
    const answer = await follow(browser, back);
    expect(answer.headers.location).toContain('error=session_changed');
    expect(await kept()).toEqual(before);
  });

  test('the PKCE challenge method is S256', async () => {
    const consent = await startFlow(server().visitor(), `/api/auth/${provider}/`);
    expect(consent.searchParams.get('code_challenge_method')).toBe('S256');
    expect(consent.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
  });
});
