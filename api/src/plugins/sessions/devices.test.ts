import { createReset } from '../../modules/auth/password-resets';
import { findUserByEmail } from '../../modules/auth/repository';
import type { Browser } from '../../testing/browser';
import { completeFlow } from '../../testing/oauth-flow';
import { PASSWORD, startTestServer, type TestServer } from '../../testing/test-server';

// Password hashing is slow, and slower on a busy machine.
jest.setTimeout(30_000);

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ SEGUE_RAISED_LIMITS: '0', LIMIT_SIGN_INS_PER_ADDRESS_A_DAY: '4' });
});
afterEach(() => server.close());

const signIn = (browser: Browser, email: string, password = PASSWORD) =>
  browser.call('POST', '/api/auth/signIn', { email, password });
const DEVICE = 'segue-device';

/** Uses up the attempts that all strangers have together: a wrong password each, and from another network each. */
async function attack(email: string): Promise<void> {
  for (let guess = 0; guess < 5; guess += 1) {
    await server.app.inject({
      method: 'POST',
      url: '/api/auth/signIn',
      remoteAddress: `198.51.100.${guess}`,
      payload: { email, password: 'Wrong1guess' },
    });
  }
}

test('while strangers guess, the owner signs in on a device that did so before, and nobody else does', async () => {
  const owner = await server.member('owner@example.com');
  await owner.call('POST', '/api/auth/logout');
  await attack('owner@example.com');
  for (let times = 0; times < 5; times += 1) {
    expect((await signIn(owner, 'owner@example.com')).statusCode).toBe(200);
  }
  expect((await signIn(server.visitor(), 'owner@example.com')).statusCode).toBe(429);
});

test('the cookie is given after a success only, names nobody and cannot be read by scripts', async () => {
  const browser = server.visitor();
  await signIn(browser, 'nobody@example.com');
  await browser.call('GET', '/api/auth/checkAuth');
  expect(browser.cookies.has(DEVICE)).toBe(false);
  const answer = await browser.call('POST', '/api/auth/registerUser', {
    email: 'somebody@example.com',
    password: PASSWORD,
  });
  const cookie = answer.cookies.find(({ name }) => name === DEVICE);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 31_536_000 });
  expect(cookie?.value).toMatch(/^[\w-]{43}\.[\w-]{43}$/);
  expect(Buffer.from(cookie?.value ?? '', 'base64url').toString('latin1')).not.toContain('somebody');
});

test('a device of one account is a stranger at another', async () => {
  await server.member('victim@example.com');
  const attacker = await server.member('attacker@example.com');
  await attack('victim@example.com');
  expect((await signIn(attacker, 'victim@example.com')).statusCode).toBe(429);
});

test.each([
  ['another id under the same signature', (value: string) => `${'B'.repeat(43)}.${value.split('.')[1]}`],
  ['another signature', (value: string) => `${value.split('.')[0]}.${'B'.repeat(43)}`],
  ['no signature', (value: string) => value.split('.')[0] ?? ''],
  ['nonsense', () => '...'],
])('a cookie with %s is a stranger', async (_case, forge) => {
  const owner = await server.member('owner@example.com');
  owner.cookies.set(DEVICE, forge(owner.cookies.get(DEVICE) ?? ''));
  await attack('owner@example.com');
  expect((await signIn(owner, 'owner@example.com')).statusCode).toBe(429);
});

test('a family computer knows four accounts, and forgets the one that came first', async () => {
  const computer = server.visitor();
  const people = ['one', 'two', 'three', 'four', 'five'].map((name) => `${name}@example.com`);
  for (const email of people) {
    await computer.call('POST', '/api/auth/registerUser', { email, password: PASSWORD });
  }
  await attack('one@example.com');
  await attack('two@example.com');
  expect((await signIn(computer, 'two@example.com')).statusCode).toBe(200);
  expect((await signIn(computer, 'one@example.com')).statusCode).toBe(429);
});

test('signing in with a provider makes the device known as well', async () => {
  const browser = server.visitor();
  await completeFlow(browser, 'spotify', 'pat');
  await browser.call('POST', '/api/settings/setupAccount', { email: 'pat@example.com', password: PASSWORD });
  await attack('pat@example.com');
  expect((await signIn(browser, 'pat@example.com')).statusCode).toBe(200);
});

const OWNER = 'owner@example.com';
const NEW_PASSWORD = 'Lighthouse77';
const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };

/** As an operator lets an owner in again. */
async function reset(): Promise<void> {
  const { database, clock } = server.app;
  const user = await findUserByEmail(database, OWNER);
  if (!user) throw new Error('nobody to help');
  await server.visitor().send({
    method: 'POST',
    url: `/api/auth/reset/${await createReset(database, user, clock())}`,
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
    payload: `password=${NEW_PASSWORD}&confirm=${NEW_PASSWORD}`,
  });
}

test.each([
  ['an operator resets', () => reset()],
  ['the owner changes elsewhere', (owner: Browser) => owner.call('PUT', '/api/user/profile', change)],
])('a password that %s makes strangers of the devices of before', async (_way, recover) => {
  const owner = await server.member(OWNER);
  const former = [server.visitor(), server.visitor()];
  for (const device of former) expect((await signIn(device, OWNER)).statusCode).toBe(200);
  await recover(owner);
  expect((await signIn(owner, OWNER, NEW_PASSWORD)).statusCode).toBe(200);
  await attack(OWNER);
  for (const device of former) expect((await signIn(device, OWNER, 'Wrong1guess')).statusCode).toBe(429);
  expect((await signIn(owner, OWNER, NEW_PASSWORD)).statusCode).toBe(200);
});

test('the browser that changes the password is known with the new one', async () => {
  const owner = await server.member(OWNER);
  await owner.call('PUT', '/api/user/profile', change);
  await attack(OWNER);
  expect((await signIn(owner, OWNER, NEW_PASSWORD)).statusCode).toBe(200);
});
