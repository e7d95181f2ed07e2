import { errors } from '@segue/contract';
import { insertUser } from './repository';
import { newBrowser, serverPerFile, startTestApp, type Browser } from '../../testing/server.fixture';
import { ConfigError } from '../../config/fields';

const PROXY = '10.0.0.1';
const SETTINGS = { AUTH_PROXY_HEADER: 'X-Remote-User', TRUSTED_PROXIES: PROXY };
const server = serverPerFile(SETTINGS);
afterEach(() => server.empty());

type Options = { from?: string; browser?: Browser; headers?: Record<string, string> };
/** A request behind the proxy, which has logged `user` in. */
const ask = (user: string | undefined, url: string, { from = PROXY, browser, headers = {} }: Options = {}) =>
  (browser ?? newBrowser(server.app)).send({
    url,
    remoteAddress: from,
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(user !== undefined && { 'x-remote-user': user }),
      ...headers,
    },
  });
const statusOf = async (user: string | undefined, options: Options = {}) =>
  (await ask(user, '/api/auth/checkAuth', options)).json<{
    isAuthenticated: boolean;
    userIsSetUp?: boolean;
    userInfo: { id: string } | null;
    refusal?: string;
  }>();

test('proxy: the user whom the header names gets a session and an account [PROXY-01]', async () => {
  const browser = newBrowser(server.app);
  const answer = await ask(' ada ', '/api/auth/checkAuth', { browser });
  expect(answer.json()).toMatchObject({ isAuthenticated: true, userHasPassword: false, userIsSetUp: true });
  expect(answer.headers['segue-user']).toBe(answer.json().userInfo.id);
  expect((await ask('ada', '/api/settings/profile', { browser })).json().profile.signsInWith).toBe(
    'the login in front of this site',
  );
  expect((await statusOf('ada', { browser })).userInfo).toEqual(answer.json().userInfo);
  expect((await statusOf('ada')).userInfo).toEqual(answer.json().userInfo);
  expect((await statusOf('ben')).userInfo).not.toEqual(answer.json().userInfo);
  expect(await server.rows('sessions')).toHaveLength(3);
});

test.each<[string, string, Options]>([
  ['from another address', 'ada', { from: '10.0.0.2' }],
  [
    'from another address that names the proxy in X-Forwarded-For',
    'ada',
    { from: '10.0.0.2', headers: { 'x-forwarded-for': PROXY } },
  ],
  ['with a control character', 'ada\u0085', {}],
  ['with nothing but spaces', '  ', {}],
  ['of 201 characters', 'a'.repeat(201), {}],
])('proxy: a header %s signs nobody in [PROXY-02]', async (_, user, options) => {
  expect(await statusOf(user, options)).toMatchObject({ isAuthenticated: false, userInfo: null });
  expect(await server.rows('users')).toEqual([]);
});

test('proxy: an ignored header is logged once [PROXY-02]', async () => {
  const app = await startTestApp({ ...SETTINGS, LOG_LEVEL: 'warn' });
  const headers = { 'x-remote-user': 'ada' };
  for (const _ of [1, 2]) await app.app.inject({ url: '/api/auth/checkAuth', headers });
  expect(app.lines.filter((line) => line.includes('AUTH_PROXY_HEADER'))).toHaveLength(1);
  await app.close();
});

test('proxy: another site cannot start sessions of the user [PROXY-02]', async () => {
  const answer = await ask('ada', '/api/auth/checkAuth', { headers: { 'sec-fetch-site': 'cross-site' } });
  expect([answer.statusCode, await server.rows('sessions')]).toEqual([403, []]);
});

test('proxy: another user at the proxy does not get the former session [PROXY-03]', async () => {
  const browser = newBrowser(server.app);
  const ada = await statusOf('ada', { browser });
  expect((await ask('ben', '/api/settings/profile', { browser })).statusCode).toBe(401);
  const ben = await statusOf('ben', { browser });
  expect([ben.isAuthenticated, ben.userInfo?.id === ada.userInfo?.id]).toEqual([true, false]);
  expect(await server.rows('sessions')).toHaveLength(1);
});

test('proxy: a session of an account with a password stays that of its user [PROXY-03]', async () => {
  const browser = await server.member();
  const own = (await browser.read('checkAuth')).userInfo;
  expect((await statusOf('ada', { browser })).userInfo).toEqual(own);
});

test('proxy: without a trusted proxy the server does not start [PROXY-02]', async () => {
  await expect(startTestApp({ AUTH_PROXY_HEADER: 'X-Remote-User' })).rejects.toThrow(
    new ConfigError('AUTH_PROXY_HEADER: needs the address of the proxy in TRUSTED_PROXIES.'),
  );
});

test.each(['closed', 'invite'])(
  'proxy: registration %s keeps new users out, and says so [PROXY-04]',
  async (mode) => {
    const closed = await startTestApp({ ...SETTINGS, REGISTRATION: mode });
    const { database, clock } = closed.app;
    const { id } = await insertUser(database, null, clock().toISOString());
    await database
      .insertInto('identities')
      .values({ issuer: 'proxy', subject: 'known', user_id: id })
      .execute();
    const code = mode === 'closed' ? 'registrationClosed' : 'inviteRequired';
    expect(await statusOf('stranger', { browser: newBrowser(closed.app) })).toMatchObject({
      isAuthenticated: false,
      refusal: errors[code].message,
    });
    expect(await statusOf('known', { browser: newBrowser(closed.app) })).toMatchObject({
      isAuthenticated: true,
    });
    expect(await database.selectFrom('users').selectAll().execute()).toHaveLength(1);
    await closed.close();
  },
);
