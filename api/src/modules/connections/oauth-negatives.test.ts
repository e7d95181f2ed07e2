// What may be wrong with a provider round, by name, with the real adapters and services that lie. Each case ends on a screen, makes
// no session and keeps nothing; and each is followed by a round in order, which shows that the case and nothing else was refused.
import { createSandbox, type Sandbox } from '@segue/provider-sandbox';
import type { Provider } from '@segue/contract';
import type { Answer, Browser } from '../../testing/browser';
import { leaveForProvider } from '../../testing/provider-round';
import { startTestServer, type TestServer } from '../../testing/test-server';

jest.setTimeout(30_000);

let sandbox: Sandbox;
let server: TestServer;

beforeAll(async () => {
  sandbox = await createSandbox({ port: 0 });
  const { urls, clients } = sandbox;
  server = await startTestServer(
    {
      SPOTIFY_CLIENT_ID: clients.spotify.id,
      SPOTIFY_CLIENT_SECRET: clients.spotify.secret,
      SPOTIFY_ACCOUNTS_URL: urls.spotifyAccounts,
      SPOTIFY_API_URL: urls.spotifyApi,
      SOUNDCLOUD_CLIENT_ID: clients.soundcloud.id,
      SOUNDCLOUD_CLIENT_SECRET: clients.soundcloud.secret,
      SOUNDCLOUD_AUTH_URL: urls.soundcloudAuth,
      SOUNDCLOUD_API_URL: urls.soundcloudApi,
    },
    'configured services',
  );
});
afterAll(async () => {
  await server.close();
  await sandbox.close();
});
afterEach(() => sandbox.reset());

const PERSON: Record<Provider, string> = { spotify: 'premium-pat', soundcloud: 'listener' };

/** A journey as far as the redirect back, which the browser has not followed yet. */
async function consented(browser: Browser, provider: Provider, user = PERSON[provider]): Promise<URL> {
  const consent = await leaveForProvider(browser, `/api/auth/${provider}/`);
  consent.searchParams.set('sandbox_auto', 'approve');
  consent.searchParams.set('sandbox_user', user);
  const decided = await fetch(consent, { redirect: 'manual' });
  return new URL(decided.headers.get('location') ?? 'http://no-redirect.test');
}
const follow = (browser: Browser, back: URL): Promise<Answer> =>
  browser.visit(back.pathname + back.search, 'cross-site');
const changed = (back: URL, change: (query: URLSearchParams) => void): URL => {
  const copy = new URL(back);
  change(copy.searchParams);
  return copy;
};
const kept = async () => {
  const { database } = server.app;
  const counts = await Promise.all(
    (['users', 'sessions', 'connections'] as const).map((table) =>
      database
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirst(),
    ),
  );
  return counts.map((row) => Number(row?.count));
};

async function expectRefused(error: string, provider: Provider, come: () => Promise<Answer>): Promise<void> {
  const before = await kept();
  const answer = await come();
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe(`/sign-in?error=${error}&provider=${provider}`);
  expect(answer.cookies.map(({ name }) => name)).not.toContain('segue-session');
  expect(await kept()).toEqual(before);
}

async function expectNextWorks(provider: Provider): Promise<void> {
  sandbox.reset();
  const browser = server.visitor();
  const answer = await follow(browser, await consented(browser, provider));
  expect(answer.headers.location).toBe('/setup-account');
}

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
    ['no cookie', 'other_browser', (_b, back) => follow(server.visitor(), back)],
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
        server.wait(660);
        return follow(b, back);
      },
    ],
    [
      'the verifier lost',
      'state_invalid',
      async (b, back) => {
        await server.app.database.updateTable('oauth_transactions').set({ verifier: 'gone' }).execute();
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
    const browser = server.visitor();
    const back = await consented(browser, provider);
    await expectRefused(error, provider, () => come(browser, back));
    await expectNextWorks(provider);
  });

  test('a callback of the other provider', async () => {
    const browser = server.visitor();
    const back = await consented(browser, provider);
    const swapped = new URL(back.href.replace(`/auth/${provider}/`, `/auth/${other}/`));
    await expectRefused('state_invalid', other, () => follow(browser, swapped));
    await expectRefused('state_invalid', provider, () => follow(browser, back));
  });

  test('a code that was used', async () => {
    const browser = server.visitor();
    const first = await consented(browser, provider);
    await follow(browser, first);
    await browser.call('POST', '/api/auth/logout');
    const second = await consented(browser, provider);
    const code = first.searchParams.get('code') ?? '';
    const replayed = changed(second, (q) => q.set('code', code));
    await expectRefused('provider_unavailable', provider, () => follow(browser, replayed));
  });

  // Control: with a fixed verifier in `startRound`, the stolen code is taken.
  test("another person's code in one's own round", async () => {
    const victim = server.visitor();
    const stolen = (await consented(victim, provider)).searchParams.get('code') ?? '';
    const attacker = server.visitor();
    const own = await consented(attacker, provider);
    const injected = changed(own, (q) => q.set('code', stolen));
    await expectRefused('provider_unavailable', provider, () => follow(attacker, injected));
  });

  test("a state of one's own connecting, without the session", async () => {
    const browser = await server.member();
    const consent = await leaveForProvider(browser, `/api/settings/connect/${provider}/`);
    consent.searchParams.set('sandbox_auto', 'approve');
    consent.searchParams.set('sandbox_user', PERSON[provider]);
    const decided = await fetch(consent, { redirect: 'manual' });
    browser.cookies.delete('segue-session');
    const before = await kept();
    const answer = await follow(browser, new URL(decided.headers.get('location') ?? ''));
    expect(answer.headers.location).toContain('error=session_changed');
    expect(await kept()).toEqual(before);
  });

  test('the challenge is S256 and never plain', async () => {
    const consent = await leaveForProvider(server.visitor(), `/api/auth/${provider}/`);
    expect(consent.searchParams.get('code_challenge_method')).toBe('S256');
    expect(consent.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
  });

  const auth = provider === 'spotify' ? 'spotify-accounts' : 'soundcloud-auth';
  const tokenPath = provider === 'spotify' ? '/api/token' : '/oauth/token';
  const json = { 'content-type': 'application/json' };
  const answer = (status: number, body: unknown, headers: Record<string, string> = json) => ({
    kind: 'answer',
    status,
    body,
    headers,
  });
  const tokens = { access_token: 'a', token_type: 'bearer', expires_in: 3600, refresh_token: 'r', scope: '' };

  test.each<[string, unknown]>([
    ['400 invalid_grant', answer(400, { error: 'invalid_grant' })],
    ['400 invalid_client', answer(400, { error: 'invalid_client' })],
    ['400 with nothing in it', answer(400, '')],
    ['401', answer(401, { error: 'unauthorized' })],
    ['403', answer(403, 'no')],
    ['429 for hours', answer(429, 'Too many requests', { 'retry-after': '36000' })],
    ['500', answer(500, { error: 'server_error' })],
    ['a page of HTML', 'html'],
    ['nothing', 'empty'],
    ['half an answer', 'truncated'],
    ['a closed connection', { kind: 'reset' }],
    [
      'a redirect to an address inside',
      answer(302, '', { location: 'http://169.254.169.254/latest/meta-data/' }),
    ],
    ['three megabytes', answer(200, { ...tokens, padding: 'x'.repeat(3 * 1024 * 1024) })],
    ['a token that is a number', answer(200, { ...tokens, access_token: 7 })],
    ['no token', answer(200, { ...tokens, access_token: undefined })],
    ['an empty token', answer(200, { ...tokens, access_token: '' })],
    ['a life that is a word', answer(200, { ...tokens, expires_in: 'long' })],
    ['a life below zero', answer(200, { ...tokens, expires_in: -5 })],
    ['a list', answer(200, [tokens])],
  ])('the token endpoint answers %s', async (_case, effect) => {
    const browser = server.visitor();
    const back = await consented(browser, provider);
    sandbox.control.faults.add({ service: auth, path: tokenPath, always: true, effect });
    await expectRefused('provider_unavailable', provider, () => follow(browser, back));
    server.wait(40_000);
    await expectNextWorks(provider);
  });

  const api = provider === 'spotify' ? 'spotify-api' : 'soundcloud-api';
  const mePath = provider === 'spotify' ? '/v1/me' : '/me';
  test.each<[string, string, unknown]>([
    ['without an id', 'provider_unavailable', answer(200, { display_name: 'Nobody', username: 'Nobody' })],
    ['with an empty id', 'provider_unavailable', answer(200, { id: '', urn: '' })],
    ['with an object for an id', 'provider_unavailable', answer(200, { id: {}, urn: {} })],
    ['that is null', 'provider_unavailable', answer(200, 'null')],
    ['that is HTML', 'provider_unavailable', 'html'],
    ['with 401', 'provider_unavailable', answer(401, {})],
    ['with a redirect', 'provider_unavailable', answer(302, '', { location: 'http://[::1]:22/' })],
    ['with 500', 'provider_unavailable', answer(500, {})],
    ['with 403', 'not_allowed', 'not-allow-listed'],
  ])('the profile comes %s', async (_case, error, effect) => {
    const browser = server.visitor();
    const back = await consented(browser, provider);
    sandbox.control.faults.add({ service: api, path: mePath, always: true, effect });
    await expectRefused(error, provider, () => follow(browser, back));
    await expectNextWorks(provider);
  });

  test('a profile with a new e-mail and no plan is the same person', async () => {
    const people = async () => (await kept())[0];
    await expectNextWorks(provider);
    const before = await people();
    const set = { email: 'somebody-else@example.com', product: null };
    sandbox.control.faults.add({ service: api, path: mePath, always: true, effect: { kind: 'patch', set } });
    const browser = server.visitor();
    await follow(browser, await consented(browser, provider));
    const { isAuthenticated, userInfo } = (await browser.call('GET', '/api/auth/checkAuth')).json();
    expect([isAuthenticated, userInfo.email, await people()]).toEqual([true, null, before]);
  });
});

test('Spotify: fewer scopes than playing needs', async () => {
  const browser = server.visitor();
  const back = await consented(browser, 'spotify');
  const set = { scope: 'streaming user-read-email' };
  sandbox.control.faults.add({
    service: 'spotify-accounts',
    path: '/api/token',
    always: true,
    effect: { kind: 'patch', set },
  });
  await expectRefused('missing_scopes', 'spotify', () => follow(browser, back));
  await expectNextWorks('spotify');
});

test('the token endpoint never answers: five seconds, then a screen', async () => {
  const browser = server.visitor();
  const back = await consented(browser, 'spotify');
  sandbox.control.faults.add({
    service: 'spotify-accounts',
    path: '/api/token',
    always: true,
    effect: 'hang',
  });
  const begun = performance.now();
  await expectRefused('provider_unavailable', 'spotify', () => follow(browser, back));
  expect(performance.now() - begun).toBeLessThan(8000);
});
