// Providers that fail, hang or send invalid answers during a sign-in, with the real adapters. Each case ends on a screen, creates
// no session and stores nothing; a correct flow follows, which shows that only the case was refused.
import type { OAuthProvider } from '../../../testing/sandbox-providers';
import type { Effect, Service } from '@segue/provider-sandbox';
import { ENDPOINTS } from '../../../testing/fault-table.conformance';
import { consented, follow, refusalsOf } from '../../../testing/oauth-refusals.conformance';
import { startSandboxServer } from '../../../testing/sandbox-server.fixture';

jest.setTimeout(30_000);

const { sandbox, server } = startSandboxServer();
const { kept, expectRefused, expectNextWorks } = refusalsOf(server, () => sandbox().reset());

const fault = (service: string, path: string, effect: unknown) =>
  sandbox().control.faults.add({ service: service as Service, path, always: true, effect: effect as Effect });

describe.each<OAuthProvider>(['spotify', 'soundcloud'])('%s', (provider) => {
  const { token, me } = ENDPOINTS[provider];
  const json = { 'content-type': 'application/json' };
  const answer = (status: number, body: unknown, headers: Record<string, string> = json) => ({
    kind: 'answer',
    status,
    body,
    headers,
  });
  const tokens = { access_token: 'a', token_type: 'bearer', expires_in: 3600, refresh_token: 'r', scope: '' };

  test.each<[string, unknown, string?]>([
    ['400 invalid_grant', answer(400, { error: 'invalid_grant' })],
    ['400 invalid_client', answer(400, { error: 'invalid_client' }), 'app_refused'],
    ['401 invalid_client', answer(401, { error: 'invalid_client' }), 'app_refused'],
    ['400 with nothing in it', answer(400, '')],
    ['401', answer(401, { error: 'unauthorized' })],
    ['403', answer(403, 'no')],
    ['429 for hours', answer(429, 'Too many requests', { 'retry-after': '36000' }), 'provider_busy'],
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
  ])('the token endpoint answers %s', async (_case, effect, error = 'provider_unavailable') => {
    const browser = server().visitor();
    const back = await consented(browser, provider);
    fault(...token, effect);
    await expectRefused(error, provider, () => follow(browser, back));
    server().wait(40_000);
    await expectNextWorks(provider);
  });

  test.each<[string, string, unknown]>([
    ['without an id', 'no_identity', answer(200, { display_name: 'Nobody', username: 'Nobody' })],
    ['with an empty id', 'no_identity', answer(200, { id: '', urn: '' })],
    ['with an object for an id', 'no_identity', answer(200, { id: {}, urn: {} })],
    ['that is null', 'provider_unavailable', answer(200, 'null')],
    ['that is HTML', 'provider_unavailable', 'html'],
    ['with 401', 'provider_unavailable', answer(401, {})],
    ['with a redirect', 'provider_unavailable', answer(302, '', { location: 'http://[::1]:22/' })],
    ['with 500', 'provider_unavailable', answer(500, {})],
    ['with 403', 'not_allowed', 'not-allow-listed'],
    ['with 429', 'provider_busy', 'rate-limited'],
  ])('the profile is answered %s', async (_case, error, effect) => {
    const browser = server().visitor();
    const back = await consented(browser, provider);
    fault(...me, effect);
    await expectRefused(error, provider, () => follow(browser, back));
    server().wait(10);
    await expectNextWorks(provider);
  });

  test('a profile with a new email and no plan is the same user', async () => {
    const people = async () => (await kept())[0];
    await expectNextWorks(provider);
    const before = await people();
    const set = { email: 'somebody-else@example.com', product: null };
    fault(...me, { kind: 'patch', set });
    const browser = server().visitor();
    await follow(browser, await consented(browser, provider));
    const { isAuthenticated, userInfo } = await browser.read('checkAuth');
    expect([isAuthenticated, userInfo?.email, await people()]).toEqual([true, null, before]);
  });
});

const { token, me } = ENDPOINTS.spotify;

test.each<[string, string, readonly [string, string], unknown]>([
  [
    'a known user whose profile lacks the account id',
    'no_identity',
    me,
    { kind: 'patch', set: { account_id: null } },
  ],
  ['an app whose owner has no Premium', 'owner_without_premium', me, 'owner-not-premium'],
  [
    'fewer scopes than playing needs',
    'missing_scopes',
    token,
    { kind: 'patch', set: { scope: 'streaming' } },
  ],
])('Spotify: %s', async (_case, error, [service, path], effect) => {
  await expectNextWorks('spotify');
  const browser = server().visitor();
  const back = await consented(browser, 'spotify');
  fault(service, path, effect);
  await expectRefused(error, 'spotify', () => follow(browser, back));
});

test('the token endpoint never answers: the flow fails after five seconds', async () => {
  const browser = server().visitor();
  const back = await consented(browser, 'spotify');
  fault(...token, 'hang');
  const started = performance.now();
  await expectRefused('provider_unavailable', 'spotify', () => follow(browser, back));
  expect(performance.now() - started).toBeLessThan(8000);
});
