import { messages } from '@segue/contract';
import { runOperator } from '../../operator';
import type { Browser } from '../../testing/browser';
import { PASSWORD, startTestServer, type TestServer } from '../../testing/test-server';

// Password hashing is slow, and slower on a busy machine.
jest.setTimeout(30_000);

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const NEW_PASSWORD = 'Lighthouse77';

async function operate(...words: string[]): Promise<{ code: number; printed: string }> {
  let printed = '';
  const print = (text: string) => void (printed += text);
  const code = await runOperator(words, { config: server.app.config, print, now: server.app.clock() });
  return { code, printed };
}

/** Creates a reset link and returns its path. */
async function linkFor(email: string): Promise<string> {
  const { printed } = await operate('reset-password', email);
  return new URL(printed.split('\n')[0] ?? '').pathname;
}

const sendForm = (browser: Browser, path: string, fields: Record<string, string>, site = 'same-origin') =>
  browser.send({
    method: 'POST',
    url: path,
    headers: { 'sec-fetch-site': site, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const choose = (path: string, password: string, confirm = password) =>
  sendForm(server.visitor(), path, { password, confirm });
const signIn = async (email: string, password: string) =>
  (await server.visitor().call('POST', '/api/auth/signIn', { email, password })).statusCode;

test("the operator's reset link shows a form that sets the password and ends all sessions", async () => {
  const browser = await server.member('forgot@example.com');
  const path = await linkFor(' Forgot@Example.com ');
  const form = await server.visitor().visit(path, 'none');
  expect(form.statusCode).toBe(200);
  expect(form.body).toContain('name="password"');
  const changed = await choose(path, NEW_PASSWORD);
  expect(changed.body).toContain('Password changed');
  expect(await signIn('forgot@example.com', PASSWORD)).toBe(401);
  expect(await signIn('forgot@example.com', NEW_PASSWORD)).toBe(200);
  expect((await browser.call('GET', '/api/settings/profile')).statusCode).toBe(401);
});

test('a reset link works once, also for concurrent requests', async () => {
  await server.member('forgot@example.com');
  const path = await linkFor('forgot@example.com');
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, index) => choose(path, `Lighthouse7${index}`)),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404, 404, 404]);
  expect((await server.visitor().visit(path)).statusCode).toBe(404);
});

test('a reset link expires after an hour or when a newer one is created', async () => {
  await server.member('forgot@example.com');
  const older = await linkFor('forgot@example.com');
  const newer = await linkFor('forgot@example.com');
  expect((await choose(older, NEW_PASSWORD)).statusCode).toBe(404);
  server.wait(3600);
  expect((await choose(newer, NEW_PASSWORD)).statusCode).toBe(404);
  expect(await signIn('forgot@example.com', PASSWORD)).toBe(200);
});

test.each([
  ['a password against the rule', 'short', 'short', messages.passwordRule],
  ['two different passwords', NEW_PASSWORD, 'Lighthouse78', messages.confirmMismatch],
])('%s is refused, and the reset link stays valid', async (_case, password, confirm, sentence) => {
  await server.member('forgot@example.com');
  const path = await linkFor('forgot@example.com');
  const answer = await choose(path, password, confirm);
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain(`<p role="alert">${sentence}</p>`);
  expect((await choose(path, NEW_PASSWORD)).statusCode).toBe(200);
});

test('the reset form accepts an easy password that matches the rule [VALID-35]', async () => {
  await server.member('forgot@example.com');
  expect((await choose(await linkFor('forgot@example.com'), 'Password1')).statusCode).toBe(200);
});

test.each(['made-up', 'A'.repeat(43), '%3Cscript%3E'])(
  'the reset link %s is answered with 404',
  async (token) => {
    expect((await server.visitor().visit(`/api/auth/reset/${token}`)).statusCode).toBe(404);
  },
);

test('showing the reset form is not rate-limited, sending it is', async () => {
  await server.close();
  server = await startTestServer({ SEGUE_RAISED_LIMITS: '0' });
  await server.member('forgot@example.com');
  const path = await linkFor('forgot@example.com');
  const image = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
  for (let look = 0; look < 40; look += 1) {
    await server.visitor().send({ method: 'GET', url: '/api/auth/reset/made-up', headers: image });
  }
  expect((await server.visitor().visit(path, 'cross-site')).statusCode).toBe(200);
  const statuses = [];
  for (let times = 0; times < 31; times += 1) statuses.push((await choose(path, 'short')).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 400), 429]);
});

test('the reset form is refused from another site', async () => {
  await server.member('forgot@example.com');
  const path = await linkFor('forgot@example.com');
  const fields = { password: NEW_PASSWORD, confirm: NEW_PASSWORD };
  expect((await sendForm(server.visitor(), path, fields, 'cross-site')).statusCode).toBe(403);
  expect(await signIn('forgot@example.com', PASSWORD)).toBe(200);
});

test('the reset page has no scripts, loads nothing and sends no referrer', async () => {
  await server.member('forgot@example.com');
  const { headers, body } = await server.visitor().visit(await linkFor('forgot@example.com'));
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/,
  );
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
  expect(body).not.toContain('<script');
});

test('the database stores only a hash of the reset link', async () => {
  await server.member('forgot@example.com');
  const token = (await linkFor('forgot@example.com')).split('/').at(-1);
  const rows = await server.app.database.selectFrom('password_resets').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});

describe('the operator', () => {
  test('gets an error for an unknown address', async () => {
    expect(await operate('reset-password', 'nobody@example.com')).toEqual({
      code: 1,
      printed: 'No account has the email nobody@example.com.\n',
    });
  });

  test.each([[[]], [['reset-password']], [['delete']], [['erase', 'x']], [['list', 'all']]])(
    'gets the usage for %j',
    async (words) => {
      const { code, printed } = await operate(...words);
      expect(code).toBe(2);
      expect(printed).toContain('npm run server -- user reset-password <email>');
    },
  );

  test('lists all accounts', async () => {
    await server.member('listed@example.com');
    expect((await operate('list')).printed).toMatch(/^1\tlisted@example\.com\t2026-03-01T[\d:.]+Z\n$/);
  });

  test('unlocks an account that failed sign-ins have locked', async () => {
    await server.close();
    server = await startTestServer({ SEGUE_RAISED_LIMITS: '0', LIMIT_SIGN_INS_PER_ADDRESS_A_DAY: '2' });
    await server.member('besieged@example.com');
    for (let guess = 0; guess < 3; guess += 1) await signIn('besieged@example.com', `Wrong${guess}guess`);
    expect(await signIn('besieged@example.com', PASSWORD)).toBe(429);
    await choose(await linkFor('besieged@example.com'), NEW_PASSWORD);
    expect(await signIn('besieged@example.com', NEW_PASSWORD)).toBe(200);
  });
});

test('a password change in the profile ends the reset link, a failed one does not', async () => {
  const owner = await server.member('forgot@example.com');
  const path = await linkFor('forgot@example.com');
  const change = (currentPassword: string) =>
    owner.call('PUT', '/api/user/profile', { currentPassword, newPassword: NEW_PASSWORD });
  expect((await change('Wrong1234')).statusCode).toBe(401);
  expect((await server.visitor().visit(path, 'none')).statusCode).toBe(200);
  expect((await change(PASSWORD)).statusCode).toBe(200);
  expect((await choose(path, 'Sunflower55')).statusCode).toBe(404);
  expect(await signIn('forgot@example.com', NEW_PASSWORD)).toBe(200);
});
