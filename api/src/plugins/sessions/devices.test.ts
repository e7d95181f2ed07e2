import { NEW_PASSWORD, PASSWORD, emptyServerPerTest, type Browser } from '../../testing/server.fixture';
import { deviceName } from './user-agent';

const server = emptyServerPerTest({
  SEGUE_RAISED_LIMITS: '0',
  LIMIT_SIGN_INS_PER_ADDRESS_A_DAY: '4',
  LIMIT_NEW_ACCOUNTS: '1000',
});

const signIn = (browser: Browser, email: string, password = PASSWORD) => browser.signIn(email, password);
const DEVICE = 'segue-device';

/** Uses up the failed sign-ins of unknown devices: one wrong password from each of several networks. */
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

test('while the account is under attack, only a known device of the owner can sign in', async () => {
  const owner = await server.member('owner@example.com');
  await owner.logout();
  await attack('owner@example.com');
  for (let times = 0; times < 5; times += 1) {
    expect((await signIn(owner, 'owner@example.com')).statusCode).toBe(200);
  }
  expect((await signIn(server.visitor(), 'owner@example.com')).statusCode).toBe(429);
});

test('the device cookie is set after a sign-in only, identifies no user and is httpOnly', async () => {
  const browser = server.visitor();
  await signIn(browser, 'nobody@example.com');
  await browser.call('GET', '/api/auth/checkAuth');
  expect(browser.cookies.has(DEVICE)).toBe(false);
  const answer = await browser.register('somebody@example.com');
  const cookie = answer.cookies.find(({ name }) => name === DEVICE);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 31_536_000 });
  expect(cookie?.value).toMatch(/^[\w-]{43}\.[\w-]{43}$/);
  expect(Buffer.from(cookie?.value ?? '', 'base64url').toString('latin1')).not.toContain('somebody');
});

test('a device known to one account is unknown to another', async () => {
  await server.member('victim@example.com');
  const attacker = await server.member('attacker@example.com');
  await attack('victim@example.com');
  expect((await signIn(attacker, 'victim@example.com')).statusCode).toBe(429);
});

test.each([
  ['another id under the same signature', (value: string) => `${'B'.repeat(43)}.${value.split('.')[1]}`],
  ['another signature', (value: string) => `${value.split('.')[0]}.${'B'.repeat(43)}`],
])('a device cookie with %s counts as an unknown device', async (_case, forge) => {
  const owner = await server.member('owner@example.com');
  owner.cookies.set(DEVICE, forge(owner.cookies.get(DEVICE) ?? ''));
  await attack('owner@example.com');
  expect((await signIn(owner, 'owner@example.com')).statusCode).toBe(429);
});

test('a device is known to at most four accounts; a fifth replaces the oldest', async () => {
  const computer = server.visitor();
  const people = ['one', 'two', 'three', 'four', 'five'].map((name) => `${name}@example.com`);
  for (const email of people) {
    await computer.register(email);
  }
  await attack('one@example.com');
  await attack('two@example.com');
  expect((await signIn(computer, 'two@example.com')).statusCode).toBe(200);
  expect((await signIn(computer, 'one@example.com')).statusCode).toBe(429);
});

test('signing in with a provider makes the device known too', async () => {
  const browser = await server.newcomer('spotify', 'pat');
  await browser.setUp('pat@example.com');
  await attack('pat@example.com');
  expect((await signIn(browser, 'pat@example.com')).statusCode).toBe(200);
});

const OWNER = 'owner@example.com';
test.each([
  ['an operator resets', async () => server.reset(await server.resetLink(OWNER))],
  ['the owner changes elsewhere', (owner: Browser) => owner.changePassword()],
])('a password that %s makes all previously known devices unknown', async (_way, recover) => {
  const owner = await server.member(OWNER);
  const former = [server.visitor(), server.visitor()];
  for (const device of former) expect((await signIn(device, OWNER)).statusCode).toBe(200);
  await recover(owner);
  expect((await signIn(owner, OWNER, NEW_PASSWORD)).statusCode).toBe(200);
  await attack(OWNER);
  for (const device of former) expect((await signIn(device, OWNER, 'Wrong1guess')).statusCode).toBe(429);
  // The owner's device is recognized after its sign-in.
  expect((await signIn(owner, OWNER, NEW_PASSWORD)).statusCode).toBe(200);
});

const browser = (system: string, rest: string) => `Mozilla/5.0 (${system}) ${rest}`;
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';
const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

test.each([
  [browser('X11; Linux x86_64', CHROME), 'Chrome on Linux'],
  [browser('Windows NT 10.0; Win64; x64', `${CHROME} Edg/143.0`), 'Edge on Windows'],
  [browser('Macintosh; Intel Mac OS X 10.15; rv:146.0', 'Gecko/20100101 Firefox/146.0'), 'Firefox on macOS'],
  [browser('iPhone; CPU iPhone OS 18_5 like Mac OS X', SAFARI), 'Safari on iPhone'],
  [browser('Linux; Android 15', CHROME), 'Chrome on Android'],
  ['curl/8.9', null],
  ['<script>alert(1)</script>', null],
  [undefined, null],
])('the device of the user agent "%s" is %s', (userAgent, device) => {
  expect(deviceName(userAgent)).toBe(device);
});
