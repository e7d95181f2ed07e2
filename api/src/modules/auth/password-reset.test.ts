import { messages } from '@segue/contract';
import { runOperator } from '../../operator';
import type { Browser } from '../../testing/browser';
import { PASSWORD, startTestServer, type TestServer } from '../../testing/test-server';

// Hashing is slow on purpose, and slower on a busy machine.
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
  const code = await runOperator(words, server.app.config, print, server.app.clock());
  return { code, printed };
}

/** The path of a new link. */
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

test("an operator's link leads to a form that changes the password and ends every session", async () => {
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

test('it works once, however many try at once', async () => {
  await server.member('forgot@example.com');
  const path = await linkFor('forgot@example.com');
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, index) => choose(path, `Lighthouse7${index}`)),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404, 404, 404]);
  expect((await server.visitor().visit(path)).statusCode).toBe(404);
});

test('it ends after an hour, and when a newer one is made', async () => {
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
])('%s is refused, and the link still works', async (_case, password, confirm, sentence) => {
  await server.member('forgot@example.com');
  const path = await linkFor('forgot@example.com');
  const answer = await choose(path, password, confirm);
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain(`<p role="alert">${sentence}</p>`);
  expect((await choose(path, NEW_PASSWORD)).statusCode).toBe(200);
});

test('a link takes a password that keeps the rule and is easy to guess [VALID-35]', async () => {
  await server.member('forgot@example.com');
  expect((await choose(await linkFor('forgot@example.com'), 'Password1')).statusCode).toBe(200);
});

test.each(['made-up', 'A'.repeat(43), '%3Cscript%3E'])('the link %s leads nowhere', async (token) => {
  expect((await server.visitor().visit(`/api/auth/reset/${token}`)).statusCode).toBe(404);
});

test('looking uses nothing up that the owner needs, and only sending is counted', async () => {
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

test('another site cannot send the form', async () => {
  await server.member('forgot@example.com');
  const path = await linkFor('forgot@example.com');
  const fields = { password: NEW_PASSWORD, confirm: NEW_PASSWORD };
  expect((await sendForm(server.visitor(), path, fields, 'cross-site')).statusCode).toBe(403);
  expect(await signIn('forgot@example.com', PASSWORD)).toBe(200);
});

test('the page runs nothing, loads nothing and keeps its address to itself', async () => {
  await server.member('forgot@example.com');
  const { headers, body } = await server.visitor().visit(await linkFor('forgot@example.com'));
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/,
  );
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
  expect(body).not.toContain('<script');
});

test('the database keeps no link that would open anything', async () => {
  await server.member('forgot@example.com');
  const token = (await linkFor('forgot@example.com')).split('/').at(-1);
  const rows = await server.app.database.selectFrom('password_resets').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});

describe('the operator', () => {
  test('is told when nobody has the address', async () => {
    expect(await operate('reset-password', 'nobody@example.com')).toEqual({
      code: 1,
      printed: 'No account has the e-mail nobody@example.com.\n',
    });
  });

  test.each([[[]], [['reset-password']], [['delete', 'x']], [['list', 'all']]])(
    'is shown how it is used for %j',
    async (words) => {
      const { code, printed } = await operate(...words);
      expect(code).toBe(2);
      expect(printed).toContain('npm run user -- reset-password <e-mail>');
    },
  );

  test('sees who has an account', async () => {
    await server.member('listed@example.com');
    expect((await operate('list')).printed).toMatch(/^1\tlisted@example\.com\t2026-03-01T[\d:.]+Z\n$/);
  });

  test('lets in again whom guessing strangers kept out', async () => {
    await server.close();
    server = await startTestServer({ SEGUE_RAISED_LIMITS: '0', LIMIT_SIGN_INS_PER_ADDRESS_A_DAY: '2' });
    await server.member('besieged@example.com');
    for (let guess = 0; guess < 3; guess += 1) await signIn('besieged@example.com', `Wrong${guess}guess`);
    expect(await signIn('besieged@example.com', PASSWORD)).toBe(429);
    await choose(await linkFor('besieged@example.com'), NEW_PASSWORD);
    expect(await signIn('besieged@example.com', NEW_PASSWORD)).toBe(200);
  });
});

test('a password changed in the profile ends the link; a change that comes to nothing leaves it', async () => {
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
