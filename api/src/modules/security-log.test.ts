import type { Browser } from '../testing/browser';
import { completeFlow } from '../testing/oauth-flow';
import { PASSWORD, startTestServer, type TestServer } from '../testing/test-server';

// Hashing is slow on purpose, and slower on a busy machine.
jest.setTimeout(30_000);

let server: TestServer;
let lines: string[];
beforeEach(async () => {
  lines = [];
  server = await startTestServer({ LOG_LEVEL: 'trace', SEGUE_RAISED_LIMITS: '0' }, 'fake services', {
    write: (line) => void lines.push(line),
  });
});
afterEach(() => server.close());

type Logged = {
  security?: string;
  userId?: number | null;
  reason?: string;
  count?: number;
  network?: string;
};
const events = () =>
  lines.map((line): Logged => JSON.parse(line)).filter(({ security }) => security !== undefined);
const names = () => events().map(({ security }) => security);

const EMAIL = 'canary-person@example.com';
const NEW_PASSWORD = 'Lighthouse77';
const signIn = (browser: Browser, password: string) =>
  browser.call('POST', '/api/auth/signIn', { email: EMAIL, password });

/** Everything that can happen to an account, once. */
async function aWholeLife(): Promise<Browser[]> {
  const person = await server.member(EMAIL);
  await person.call('POST', '/api/auth/logout');
  await signIn(person, 'CanaryWrong1');
  await signIn(server.visitor(), 'CanaryWrong2');
  const elsewhere = server.visitor();
  await signIn(elsewhere, PASSWORD);
  await signIn(person, PASSWORD);
  await completeFlow(person, 'spotify', 'canary-listener', '/api/settings/connect/spotify/');
  await person.call('POST', '/api/auth/token', { provider: 'spotify' });
  await person.call('DELETE', '/api/settings/disconnect/spotify');
  await person.call('PUT', '/api/user/profile', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
  await person.call('PUT', '/api/user/profile', { email: 'canary-second@example.com' });
  const newcomer = server.visitor();
  await completeFlow(newcomer, 'soundcloud', 'canary-newcomer');
  const credentials = { email: 'canary-third@example.com', password: PASSWORD };
  await newcomer.call('POST', '/api/settings/setupAccount', credentials);
  await person.visit('/api/auth/spotify/callback?code=canary-code&state=canary-state');
  return [person, elsewhere, newcomer];
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
  await server
    .visitor()
    .call('POST', '/api/auth/signIn', { email: 'nobody@example.com', password: PASSWORD });
  const [, first, ...others] = events();
  expect(first).toMatchObject({ security: 'sign-in failed', reason: 'passwordIncorrect', userId: 1 });
  expect(others.at(-2)).toMatchObject({ security: 'sign-in limited', reason: 'tooMany', userId: 1 });
  expect(others.at(-1)).toMatchObject({ reason: 'emailUnknown', userId: null });
});

test('an OAuth start from another site is logged as refused, not as a failed flow', async () => {
  const person = await server.member(EMAIL);
  await server.visitor().visit('/api/auth/spotify/?returnTo=/canary', 'cross-site');
  await person.visit('/api/settings/connect/soundcloud/?canary=1', 'cross-site');
  const [, signingIn, connecting] = events();
  const refused = { security: 'oauth start refused', reason: 'cross_site' };
  expect(signingIn).toMatchObject({ ...refused, provider: 'spotify', userId: null });
  expect(connecting).toMatchObject({ ...refused, provider: 'soundcloud', userId: 1 });
  expect(lines.join('')).not.toMatch(/canary/i);
});

// Control: with `email: typed.email` added to the facts of a sign-in, and with `request.body` logged, this fails.
test('the log contains no password, token, cookie, code or address', async () => {
  const browsers = await aWholeLife();
  const cookies = browsers.flatMap((browser) => [...browser.cookies.values()]);
  const log = lines.join('');
  expect(cookies.length).toBeGreaterThanOrEqual(5);
  for (const value of cookies.flatMap((cookie) => cookie.split('.'))) expect(log).not.toContain(value);
  expect(log).not.toMatch(/canary/i);
  expect(log).not.toMatch(new RegExp(`${PASSWORD}|${NEW_PASSWORD}|access-of|refresh-of|@example`));
});
