// What may be wrong with a provider round, by name, with the real adapters and services that lie. Each case ends on a screen, makes
// no session and keeps nothing; and each is followed by a round in order, which shows that the case and nothing else was refused.
import type { Provider } from '@segue/contract';
import type { Answer, Browser } from '../../../testing/browser';
import { startFlow } from '../../../testing/oauth-flow';
import { changed, consented, follow, PERSON, refusalsOf } from '../../../testing/oauth-refusals.conformance';
import { startSandboxServer } from '../../../testing/sandbox-server.fixture';

jest.setTimeout(30_000);

const { sandbox, server } = startSandboxServer();
const { kept, expectRefused, expectNextWorks } = refusalsOf(server, () => sandbox().reset());

describe.each<Provider>(['spotify', 'soundcloud'])('%s', (provider) => {
  const other: Provider = provider === 'spotify' ? 'soundcloud' : 'spotify';
  const MADE_UP = 'B'.repeat(43);

  // Control: with `mismatchOf` answering null, all of these that have a state of their own let somebody in.
  test.each<[string, string, (browser: Browser, back: URL) => Promise<Answer>]>([
    [
      'no state',
      'state_invalid',
      (b, back) =>
        follow(
          b,
          changed(back, (q) => q.delete('state')),
        ),
    ],
    [
      'a made-up state',
      'state_invalid',
      (b, back) =>
        follow(
          b,
          changed(back, (q) => q.set('state', MADE_UP)),
        ),
    ],
    [
      'a state of another shape',
      'state_invalid',
      (b, back) =>
        follow(
          b,
          changed(back, (q) => q.set('state', '1')),
        ),
    ],
    [
      'two states',
      'state_invalid',
      (b, back) =>
        follow(
          b,
          changed(back, (q) => q.append('state', MADE_UP)),
        ),
    ],
    [
      'no code',
      'state_invalid',
      (b, back) =>
        follow(
          b,
          changed(back, (q) => q.delete('code')),
        ),
    ],
    [
      'an empty code',
      'state_invalid',
      (b, back) =>
        follow(
          b,
          changed(back, (q) => q.set('code', '')),
        ),
    ],
    [
      'two codes',
      'state_invalid',
      (b, back) =>
        follow(
          b,
          changed(back, (q) => q.append('code', 'x')),
        ),
    ],
    [
      'a huge code',
      'state_invalid',
      (b, back) =>
        follow(
          b,
          changed(back, (q) => q.set('code', 'x'.repeat(5000))),
        ),
    ],
    [
      'a made-up code',
      'provider_unavailable',
      (b, back) =>
        follow(
          b,
          changed(back, (q) => q.set('code', 'made-up')),
        ),
    ],
    ['no cookie', 'other_browser', (_b, back) => follow(server().visitor(), back)],
    [
      'the cookie of another round',
      'other_browser',
      async (b, back) => {
        const name = [...b.cookies.keys()].find((one) => one.includes('oauth')) ?? '';
        b.cookies.set(name, MADE_UP);
        return follow(b, back);
      },
    ],
    [
      'eleven minutes in between',
      'state_expired',
      (b, back) => {
        server().wait(660);
        return follow(b, back);
      },
    ],
    [
      'the verifier lost',
      'state_invalid',
      async (b, back) => {
        await server().app.database.updateTable('oauth_transactions').set({ verifier: 'gone' }).execute();
        return follow(b, back);
      },
    ],
    [
      'an error with markup in it',
      'provider_unavailable',
      (b, back) =>
        follow(
          b,
          changed(back, (q) => q.set('error', '<script>alert(1)</script>')),
        ),
    ],
    [
      'a no and a code',
      'access_denied',
      (b, back) =>
        follow(
          b,
          changed(back, (q) => q.set('error', 'access_denied')),
        ),
    ],
  ])('%s', async (_case, error, come) => {
    const browser = server().visitor();
    const back = await consented(browser, provider);
    await expectRefused(error, provider, () => come(browser, back));
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
    await browser.call('POST', '/api/auth/logout');
    const second = await consented(browser, provider);
    const code = first.searchParams.get('code') ?? '';
    const replayed = changed(second, (q) => q.set('code', code));
    await expectRefused('provider_unavailable', provider, () => follow(browser, replayed));
  });

  // Control: with a fixed verifier in `startRound`, the stolen code is taken.
  test("another user's code in the attacker's flow, a hundred times", async () => {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const victim = server().visitor();
      const stolen = (await consented(victim, provider)).searchParams.get('code') ?? '';
      const attacker = server().visitor();
      const own = await consented(attacker, provider);
      const injected = changed(own, (q) => q.set('code', stolen));
      await expectRefused('provider_unavailable', provider, () => follow(attacker, injected));
    }
  });

  test('a connect callback without the session', async () => {
    const browser = await server().member();
    const consent = await startFlow(browser, `/api/settings/connect/${provider}/`);
    consent.searchParams.set('sandbox_auto', 'approve');
    consent.searchParams.set('sandbox_user', PERSON[provider]);
    const decided = await fetch(consent, { redirect: 'manual' });
    browser.cookies.delete('segue-session');
    const before = await kept();
    const answer = await follow(browser, new URL(decided.headers.get('location') ?? ''));
    expect(answer.headers.location).toContain('error=session_changed');
    expect(await kept()).toEqual(before);
  });

  test('the PKCE challenge method is S256', async () => {
    const consent = await startFlow(server().visitor(), `/api/auth/${provider}/`);
    expect(consent.searchParams.get('code_challenge_method')).toBe('S256');
    expect(consent.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
  });
});
