import { NEW_PASSWORD, PASSWORD, emptyServerPerTest, type Browser } from '../testing/server.fixture';

const server = emptyServerPerTest({ LOG_LEVEL: 'trace', SEGUE_RAISED_LIMITS: '0' });

type Logged = { security?: string; userId?: number | null; reason?: string };
const events = () =>
  server.lines.map((line): Logged => JSON.parse(line)).filter(({ security }) => security !== undefined);
const names = () => events().map(({ security }) => security);

const EMAIL = 'canary-person@example.com';
const signIn = (browser: Browser, password: string) => browser.signIn(EMAIL, password);

/** The id of the first account. */
const firstId = async () => Math.min(...(await server.rows('users')).map(({ id }) => id));

const CHANGE = { method: 'POST', url: '/api/auth/logout' } as const;

/** Causes every security event once. */
async function aWholeLife(): Promise<Browser[]> {
  const user = await server.member(EMAIL);
  await user.logout();
  await signIn(user, 'CanaryWrong1');
  await signIn(server.visitor(), 'CanaryWrong2');
  const otherBrowser = server.visitor();
  await signIn(otherBrowser, PASSWORD);
  await signIn(user, PASSWORD);
  await user.connect('spotify', 'canary-listener');
  await user.askToken();
  await user.disconnect('spotify');
  await user.changePassword();
  await user.changeProfile({ email: 'canary-second@example.com' });
  const newcomer = await server.newcomer('soundcloud', 'canary-newcomer');
  const credentials = { email: 'canary-third@example.com', password: PASSWORD };
  await newcomer.call('POST', '/api/settings/setupAccount', credentials);
  await user.visit('/api/auth/spotify/callback?code=canary-code&state=canary-state');
  return [user, otherBrowser, newcomer];
}

test('every security event is logged once, in order', async () => {
  await aWholeLife();
  expect(names()).toEqual([
    'account registered',
    'signed out',
    'sign-in failed',
    'sign-in failed',
    'signed in',
    'signed in',
    'provider connected',
    'provider disconnected',
    'password changed',
    'sessions revoked',
    'e-mail changed',
    'signed in',
    'account set up',
    'oauth flow failed',
  ]);
  const revoked = events().find(({ security }) => security === 'sessions revoked');
  expect(revoked).toMatchObject({ count: 1, network: '127.0.0.1', userId: expect.any(Number) });
});

test('failed and limited sign-ins are logged with the account they aimed at', async () => {
  await server.member(EMAIL);
  for (let guess = 0; guess < 6; guess += 1) await signIn(server.visitor(), `CanaryWrong${guess}`);
  await server.visitor().signIn('nobody@example.com');
  const userId = await firstId();
  const [, first, ...others] = events();
  expect(first).toMatchObject({ security: 'sign-in failed', reason: 'passwordIncorrect', userId });
  expect(others.at(-2)).toMatchObject({ security: 'sign-in limited', reason: 'tooMany', userId });
  expect(others.at(-1)).toMatchObject({ reason: 'emailUnknown', userId: null });
});

test('an OAuth start from another site is logged as refused, not as a failed flow', async () => {
  const user = await server.member(EMAIL);
  await server.visitor().visit('/api/auth/spotify/?returnTo=/canary', 'cross-site');
  await user.visit('/api/settings/connect/soundcloud/?canary=1', 'cross-site');
  const [, signingIn, connecting] = events();
  const refused = { security: 'oauth start refused', reason: 'cross_site' };
  expect(signingIn).toMatchObject({ ...refused, provider: 'spotify', userId: null });
  expect(connecting).toMatchObject({ ...refused, provider: 'soundcloud', userId: await firstId() });
  expect(server.lines.join('')).not.toMatch(/canary/i);
});

test.each<[string, 'nobody' | 'a user', (user: Browser) => Promise<unknown>]>([
  ['notSignedIn', 'nobody', () => server.visitor().call('GET', '/api/playlists')],
  [
    'crossSite',
    'nobody',
    () => server.app.inject({ ...CHANGE, headers: { 'sec-fetch-site': 'cross-site' } }),
  ],
  [
    'setupRequired',
    'a user',
    async () => {
      const newcomer = await server.newcomer('soundcloud', 'newcomer');
      await newcomer.call('GET', '/api/playlists');
    },
  ],
  [
    'tooMany',
    'a user',
    async (user) => {
      for (let count = 0; count <= 10; count += 1) await user.visit('/api/settings/export');
    },
  ],
])('a refused request is logged with its reason: %s', async (reason, whose, act) => {
  const user = await server.member(EMAIL);
  await act(user);
  const userId = whose === 'nobody' ? null : expect.any(Number);
  const refused = { security: 'request refused', reason, userId, network: '127.0.0.1' };
  expect(events().at(-1)).toMatchObject(refused);
});

/** Requests with secrets that cause no security event. */
async function sendForms(user: Browser): Promise<void> {
  for (const bytes of ['no picture', '']) {
    const form = new FormData();
    form.set('name', 'Evening');
    form.set('playlistCover', new Blob([bytes], { type: 'image/png' }), 'cover.png');
    await user.sendForm('PUT', '/api/playlists', form);
  }
  await user.send({ method: 'PUT', url: '/api/playlists', headers: { 'content-type': 'multipart/mixed' } });
  await user.send({ ...CHANGE, headers: { authorization: 'Bearer canary-bearer' } });
}

// Mutation check: fails when the email or the request body is logged.
test('the log of level trace contains no password, token, cookie, code or address', async () => {
  const browsers = await aWholeLife();
  const cookies = browsers.flatMap((browser) => [...browser.cookies.values()]);
  await sendForms(browsers[0]!);
  const log = server.lines.join('');
  expect(cookies.length).toBeGreaterThanOrEqual(5);
  for (const value of cookies.flatMap((cookie) => cookie.split('.'))) expect(log).not.toContain(value);
  expect(log).not.toMatch(/canary/i);
  expect(log).not.toMatch(new RegExp(`${PASSWORD}|${NEW_PASSWORD}|access-of|refresh-of|@example`));
  // The multipart parser logs all request headers at this level.
  expect(log).toMatch(/"busboyOptions":\{"headers":\{[^}]*"cookie":"\[secret\]"/);
});
