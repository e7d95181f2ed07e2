import { messages } from '@segue/contract';
import { NEW_PASSWORD, PASSWORD, emptyServerPerTest, startTestServer } from '../../testing/server.fixture';

const server = emptyServerPerTest();

const EMAIL = 'forgot@example.com';
const signIn = async (email: string, password: string) =>
  (await server.visitor().signIn(email, password)).statusCode;

test("the operator's reset link shows a form that sets the password and ends all sessions", async () => {
  const browser = await server.member(EMAIL);
  const path = await server.resetLink(' Forgot@Example.com ');
  const { statusCode, headers, body } = await server.visitor().visit(path, 'none');
  expect(statusCode).toBe(200);
  expect(body).toContain('name="password"');
  expect(body).not.toContain('<script');
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/,
  );
  expect(JSON.stringify(await server.rows('password_resets'))).not.toContain(path.split('/').at(-1));
  const changed = await server.reset(path);
  expect(changed.body).toContain('Password changed');
  expect(await signIn(EMAIL, PASSWORD)).toBe(401);
  expect(await signIn(EMAIL, NEW_PASSWORD)).toBe(200);
  expect(await browser.memberStatus()).toBe(401);
});

test('a reset link works once, also for concurrent requests', async () => {
  await server.member(EMAIL);
  const path = await server.resetLink(EMAIL);
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, index) => server.reset(path, `Lighthouse7${index}`)),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404, 404, 404]);
  for (const gone of [path, '/api/auth/reset/made-up', '/api/auth/reset/%3Cscript%3E'])
    expect((await server.visitor().visit(gone)).statusCode).toBe(404);
});

test('a reset link expires after an hour or when a newer one is created', async () => {
  await server.member(EMAIL);
  const older = await server.resetLink(EMAIL);
  const newer = await server.resetLink(EMAIL);
  expect((await server.reset(older)).statusCode).toBe(404);
  server.wait(3600);
  expect((await server.reset(newer)).statusCode).toBe(404);
  expect(await signIn(EMAIL, PASSWORD)).toBe(200);
});

test.each([
  ['a password against the rule', 'short', 'short', messages.passwordRule],
  ['two different passwords', NEW_PASSWORD, 'Lighthouse78', messages.confirmMismatch],
])('%s is refused, and the reset link stays valid', async (_case, password, confirm, sentence) => {
  await server.member(EMAIL);
  const path = await server.resetLink(EMAIL);
  const answer = await server.reset(path, password, confirm);
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain(`<p role="alert">${sentence}</p>`);
  expect((await server.reset(path)).statusCode).toBe(200);
});

test('showing the reset form is not rate-limited, sending it is', async () => {
  const limited = await startTestServer({ SEGUE_RAISED_LIMITS: '0' });
  await limited.member(EMAIL);
  const path = await limited.resetLink(EMAIL);
  const image = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
  for (let look = 0; look < 40; look += 1)
    await limited.visitor().send({ method: 'GET', url: '/api/auth/reset/made-up', headers: image });
  expect((await limited.visitor().visit(path, 'cross-site')).statusCode).toBe(200);
  const statuses = [];
  for (let times = 0; times < 31; times += 1) statuses.push((await limited.reset(path, 'short')).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 400), 429]);
  await limited.close();
});

test('the reset form is refused from another site', async () => {
  await server.member(EMAIL);
  const path = await server.resetLink(EMAIL);
  expect((await server.reset(path, NEW_PASSWORD, NEW_PASSWORD, 'cross-site')).statusCode).toBe(403);
  expect(await signIn(EMAIL, PASSWORD)).toBe(200);
});

test('the operator gets an error for an unknown address', async () => {
  expect(await server.operate('reset-password', 'nobody@example.com')).toEqual({
    code: 1,
    printed: 'No account has the email nobody@example.com.\n',
  });
});

test('the operator lists all accounts', async () => {
  await server.member('listed@example.com');
  expect((await server.operate('list')).printed).toMatch(/^\d+\tlisted@example\.com\t2026-[\dT:.-]+Z\n$/);
});

test('the operator unlocks an account that failed sign-ins have locked', async () => {
  const limited = await startTestServer({
    SEGUE_RAISED_LIMITS: '0',
    LIMIT_SIGN_INS_PER_ADDRESS_A_DAY: '2',
  });
  const email = 'besieged@example.com';
  const enter = async (password: string) => (await limited.visitor().signIn(email, password)).statusCode;
  await limited.member(email);
  for (let guess = 0; guess < 3; guess += 1) await enter(`Wrong${guess}guess`);
  expect(await enter(PASSWORD)).toBe(429);
  await limited.reset(await limited.resetLink(email));
  expect(await enter(NEW_PASSWORD)).toBe(200);
  await limited.close();
});

test('a password change in the profile ends the reset link, a failed one does not', async () => {
  const owner = await server.member(EMAIL);
  const path = await server.resetLink(EMAIL);
  expect((await owner.changePassword('Wrong1234')).statusCode).toBe(401);
  expect((await server.visitor().visit(path, 'none')).statusCode).toBe(200);
  expect((await owner.changePassword()).statusCode).toBe(200);
  expect((await server.reset(path, 'Sunflower55')).statusCode).toBe(404);
  expect(await signIn(EMAIL, NEW_PASSWORD)).toBe(200);
});
