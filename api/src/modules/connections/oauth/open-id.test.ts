// OpenID Connect over HTTP against the issuer of the sandbox; each test but the first ones is an attack or a failure.
import { routes } from '@segue/contract';
import type { Sandbox } from '@segue/provider-sandbox';
import { startTestServer } from '../../../testing/test-server';
import { consented, follow } from '../../../testing/consent';
import { expectError } from '../../../testing/server.fixture';
import { startFlow } from '../../../testing/oauth-flow';
import { startSandboxServer } from '../../../testing/sandbox-server.fixture';
import type { Browser } from '../../../testing/browser';

const sandboxSettings = ({ urls, clients }: Sandbox) => ({
  OIDC_ISSUER: urls.openid,
  OIDC_CLIENT_ID: clients.openid.id,
  OIDC_CLIENT_SECRET: clients.openid.secret,
  OIDC_NAME: 'Our home',
});
const { sandbox, server } = startSandboxServer(sandboxSettings);
afterEach(() => server().empty());

const START = '/api/auth/oidc/';
const signIn = async (user = 'ada', browser = server().visitor(), start = START) => {
  const answer = await follow(browser, await consented(browser, 'oidc', user, start));
  return { browser, to: answer.headers.location };
};
const failedWith = (error: string) => `/sign-in?error=${error}&provider=oidc`;
const userOf = async (browser: Browser) => (await browser.read('checkAuth')).userInfo;
const spoil = (setting: object) => sandbox().control.change({ openid: setting });
const fault = (path: string, effect: object, times = 9) =>
  sandbox().control.faults.add({ service: 'openid', path, effect, times });
const DISCOVERY = '/.well-known/openid-configuration';

test('openid: the first sign-in makes an account that needs no setup, later ones find it [OPENID-01]', async () => {
  const { browser, to } = await signIn('ada', undefined, `${START}?returnTo=/favorites`);
  expect(to).toBe('/favorites');
  const status = await browser.read('checkAuth');
  expect(status).toMatchObject({ isAuthenticated: true, userHasPassword: false, userIsSetUp: true });
  expect(status.userInfo?.email).toBe('ada@example.com');
  expect((await browser.read('getProfile')).profile.signsInWith).toBe('Our home');
  const again = await signIn('ada');
  expect(await userOf(again.browser)).toEqual(status.userInfo);
  const other = await signIn('ben');
  expect((await userOf(other.browser))?.id).not.toBe(status.userInfo?.id);
  expect(await server().rows('identities')).toHaveLength(2);
});

test('openid: of concurrent first sign-ins of one user one makes the account [OPENID-01]', async () => {
  const browsers = [1, 2, 3, 4].map(() => server().visitor());
  const backs = await Promise.all(browsers.map((browser) => consented(browser, 'oidc', 'cleo')));
  await Promise.all(browsers.map((browser, index) => follow(browser, backs[index]!)));
  expect(new Set(await Promise.all(browsers.map(async (one) => (await userOf(one))?.id))).size).toBe(1);
  expect(await server().rows('users')).toHaveLength(1);
});

test.each([
  'wrong-nonce',
  'wrong-audience',
  'other-issuer',
  'bad-signature',
  'expired',
  'alg-none',
  'hs256',
  'missing',
])('openid: an ID token with the fault %s signs nobody in [OPENID-02]', async (idToken) => {
  spoil({ idToken });
  expect((await signIn()).to).toBe(failedWith('provider_unavailable'));
  expect(await server().rows('users')).toEqual([]);
});

test.each(['https://issuer.example.com', 'none'])(
  'openid: a callback with the issuer %s is refused before its code is used [OPENID-02]',
  async (issuer) => {
    spoil({ issuer });
    sandbox().control.log.clear();
    expect((await signIn()).to).toBe(failedWith('provider_unavailable'));
    expect(sandbox().control.log.list({ path: '/token' })).toEqual([]);
  },
);

test('openid: a callback works once, in the browser that started it [OPENID-02]', async () => {
  const browser = server().visitor();
  const back = await consented(browser, 'oidc');
  expect((await follow(server().visitor(), back)).headers.location).toBe(failedWith('other_browser'));
  expect((await follow(browser, back)).headers.location).toBe(failedWith('state_invalid'));
  const second = await consented(browser, 'oidc');
  expect((await follow(browser, second)).headers.location).toBe('/home');
  await browser.logout();
  expect((await follow(browser, second)).headers.location).toBe(failedWith('state_invalid'));
});

test('openid: a stolen code does not sign its thief in [OPENID-02]', async () => {
  const victim = await consented(server().visitor(), 'oidc', 'ada');
  const thief = server().visitor();
  const own = await consented(thief, 'oidc', 'ben');
  own.searchParams.set('code', victim.searchParams.get('code') ?? '');
  expect((await follow(thief, own)).headers.location).toBe(failedWith('provider_unavailable'));
  expect(await server().rows('users')).toEqual([]);
});

test('openid: a start from another site is refused, a foreign return address ignored [OPENID-02]', async () => {
  const browser = server().visitor();
  expect((await browser.visit(START, 'cross-site')).headers.location).toBe(failedWith('cross_site'));
  expect((await signIn('ada', browser, `${START}?returnTo=https://evil.example`)).to).toBe('/home');
});

test('openid: the same email at the issuer and here is two accounts, in both orders [OPENID-03]', async () => {
  const local = await server().member('ada@example.com');
  const { browser } = await signIn('ada');
  expect((await userOf(browser))?.id).not.toBe((await userOf(local))?.id);
  await signIn('ben');
  expect((await server().visitor().register('ben@example.com')).statusCode).toBe(201);
  expect((await server().rows('users')).filter(({ email_key }) => email_key !== null)).toHaveLength(2);
});

test('openid: the first sign-in uses an invite up, and needs one [OPENID-01]', async () => {
  const invited = await startTestServer({ ...sandboxSettings(sandbox()), REGISTRATION: 'invite' });
  const { printed } = await invited.operate('invite');
  const { search } = new URL(printed.split('\n')[0] ?? '');
  const landings = [];
  for (const [user, query] of [
    ['ada', ''],
    ['ada', search],
    ['ben', search],
    ['ada', ''],
  ] as const) {
    const { to } = await signIn(user, invited.visitor(), START + query);
    landings.push(to);
  }
  await invited.close();
  expect(landings).toEqual([failedWith('invite_required'), '/home', failedWith('invite_invalid'), '/home']);
});

test('openid: a dead issuer stops neither the start nor other sign-ins [OPENID-04]', async () => {
  const dead = await startTestServer({
    OIDC_ISSUER: 'http://127.0.0.1:9',
    OIDC_CLIENT_ID: 'id',
    OIDC_CLIENT_SECRET: 'secret',
  });
  expect((await dead.visitor().visit(START)).headers.location).toBe(failedWith('provider_unavailable'));
  expect((await dead.member()).cookies.size).toBeGreaterThan(0);
  await dead.close();
});

const ELSEWHERE = 'http://127.0.0.1:9/';
test.each<[string, object, string, 'start' | 'callback']>([
  ['a page elsewhere', { authorization_endpoint: ELSEWHERE }, 'app_refused', 'start'],
  ['a token endpoint elsewhere', { token_endpoint: ELSEWHERE }, 'app_refused', 'callback'],
  ['keys elsewhere', { jwks_uri: ELSEWHERE }, 'app_refused', 'callback'],
  ['the name of another issuer', { issuer: ELSEWHERE }, 'provider_unavailable', 'start'],
])('openid: a discovery document with %s is refused [OPENID-04]', async (_, set, error, at) => {
  // The document of earlier sign-ins is kept until one fails.
  spoil({ idToken: 'expired' });
  await signIn();
  sandbox().reset();
  fault(DISCOVERY, { kind: 'patch', set });
  const browser = server().visitor();
  const page = await startFlow(browser, START);
  if (at === 'start') expect(page.pathname + page.search).toBe(failedWith(error));
  else expect((await signIn('ada', browser)).to).toBe(failedWith(error));
  sandbox().reset();
  expect((await signIn('ada', browser)).to).toBe('/home');
});

test('openid: a redirect of the token endpoint is not followed [OPENID-04]', async () => {
  const headers = { location: `${sandbox().urls.openid}/token?again` };
  fault('/token', { kind: 'answer', status: 307, headers }, 1);
  expect((await signIn()).to).toBe(failedWith('provider_unavailable'));
});

test('openid: an account without a password sets none, and changes no email [OPENID-05]', async () => {
  const { browser } = await signIn();
  expectError(await browser.setUp('new@example.com'), 'passwordAlreadySet');
  expectError(await browser.changeProfile({ email: 'new@example.com' }), 'badRequest');
  expectError(await browser.changePassword(), 'badRequest');
});

test('openid: an account is deleted within a day of its sign-in, without a password [OPENID-05]', async () => {
  const { browser } = await signIn();
  const remove = () => browser.call('DELETE', routes.deleteAccount.path, { confirmation: 'DELETE' });
  server().wait(86_401);
  expectError(await remove(), 'reauthenticate');
  await signIn('ada', browser);
  expect((await remove()).statusCode).toBe(200);
  expect(await server().rows('identities')).toEqual([]);
});

test('openid: the operator names an account by its number [OPENID-05]', async () => {
  const { browser } = await signIn();
  const id = (await userOf(browser))?.id ?? '';
  expect((await server().operate('list')).printed).toContain(`${id}\tada (http://127.0.0.1:`);
  expect((await server().operate('reset-password', id)).printed).toContain('no password to reset');
  await server().operate('sign-out', id);
  expect(await browser.memberStatus()).toBe(401);
  await server().operate('delete', id);
  expect(await server().rows('users')).toEqual([]);
});
