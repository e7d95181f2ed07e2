import { isError } from '@segue/contract';
import { PASSWORD, startTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ SEGUE_RAISED_LIMITS: '0' });
});
afterEach(() => server.close());

test('the sixth wrong password for one address is not even tried, and the answer says how long to wait', async () => {
  await server.member('guessed@example.com');
  const guess = (password: string) =>
    server.visitor().call('POST', '/api/auth/signIn', { email: 'guessed@example.com', password });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await guess(`Wrong${attempt}pass`)).statusCode).toBe(401);
  }
  const refused = await guess(PASSWORD);
  expect(refused.statusCode).toBe(429);
  expect(isError(refused.body, 'tooMany')).toBe(true);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  server.wait(301);
  expect((await guess(PASSWORD)).statusCode).toBe(200);
});

test('who starts too many provider rounds lands on a screen', async () => {
  const answers = [];
  for (let start = 0; start < 21; start += 1) {
    answers.push(await server.visitor().visit('/api/auth/spotify/'));
  }
  expect(answers.at(19)?.headers.location).toContain('https://spotify.test/authorize');
  expect(answers.at(20)?.headers.location).toBe('/sign-in?error=too_many&provider=spotify');
});

test('one sender makes thirty accounts in ten minutes and no more', async () => {
  const statuses = [];
  for (let person = 0; person < 31; person += 1) {
    // Too short a password: the limit counts attempts and need not hash thirty times to show it.
    const body = { email: `many-${person}@example.com`, password: 'short' };
    statuses.push((await server.visitor().call('POST', '/api/auth/registerUser', body)).statusCode);
  }
  expect(statuses.filter((status) => status === 400)).toHaveLength(30);
  expect(statuses.at(30)).toBe(429);
});

test('a token is handed out thirty times an hour, counted per person', async () => {
  const browser = await server.member();
  const ask = () => browser.call('POST', '/api/auth/token', { provider: 'spotify' });
  for (let times = 0; times < 30; times += 1) expect((await ask()).statusCode).toBe(404);
  expect((await ask()).statusCode).toBe(429);
  const other = await server.member();
  const others = await other.call('POST', '/api/auth/token', { provider: 'spotify' });
  expect(others.statusCode).toBe(404);
});
