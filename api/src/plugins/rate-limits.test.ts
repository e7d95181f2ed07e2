import { serverPerTest, expectError } from '../testing/server.fixture';
import { PASSWORD, startTestServer } from '../testing/test-server';

const server = serverPerTest({ SEGUE_RAISED_LIMITS: '0' });

test('after five failed sign-ins with one email the next gets 429 with Retry-After', async () => {
  await server.member('guessed@example.com');
  const guess = (password: string) => server.visitor().signIn('guessed@example.com', password);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await guess(`Wrong${attempt}pass`)).statusCode).toBe(401);
  }
  const refused = await guess(PASSWORD);
  expectError(refused, 'tooMany');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  server.wait(301);
  expect((await guess(PASSWORD)).statusCode).toBe(200);
});

test('forwarded headers from an untrusted client do not change its counted network', async () => {
  const statuses: number[] = [];
  for (let guess = 0; guess < 6; guess += 1) {
    const answer = await server.visitor().send({
      method: 'POST',
      url: '/api/auth/signIn',
      headers: { 'x-forwarded-for': `198.51.100.${guess}`, forwarded: `for=198.51.100.${guess}` },
      payload: { email: 'guessed@example.com', password: `Wrong${guess}pass` },
    });
    statuses.push(answer.statusCode);
  }
  expect(statuses.map((status) => status === 429)).toEqual([false, false, false, false, false, true]);
});

test('too many started OAuth flows redirect to the sign-in screen with an error', async () => {
  const answers = [];
  for (let start = 0; start < 21; start += 1) {
    answers.push(await server.visitor().visit('/api/auth/spotify/'));
  }
  expect(answers.at(19)?.headers.location).toContain('https://spotify.test/authorize');
  expect(answers.at(20)?.headers.location).toBe('/sign-in?error=too_many&provider=spotify');
});

test('one network can create thirty accounts in ten minutes', async () => {
  const statuses = [];
  for (let person = 0; person < 31; person += 1) {
    // The password is too short on purpose: failed attempts count too, and nothing has to be hashed.
    const body = { email: `many-${person}@example.com`, password: 'short' };
    statuses.push((await server.visitor().call('POST', '/api/auth/registerUser', body)).statusCode);
  }
  expect(statuses.filter((status) => status === 400)).toHaveLength(30);
  expect(statuses.at(30)).toBe(429);
});

test('a provider token is handed out thirty times an hour per user', async () => {
  const browser = await server.member();
  const ask = () => browser.askToken();
  for (let times = 0; times < 30; times += 1) expect((await ask()).statusCode).toBe(404);
  expect((await ask()).statusCode).toBe(429);
  const other = await server.member();
  const others = await other.askToken();
  expect(others.statusCode).toBe(404);
});

test('a user can make 120 changes a minute in all sessions together; reads are not limited', async () => {
  const one = await server.member('busy@example.com');
  const other = await server.signedIn('busy@example.com');
  const statuses: number[] = [];
  for (let change = 0; change < 122; change += 1) {
    const browser = change % 2 === 0 ? one : other;
    const answer = await browser.call('PUT', '/api/playback/volume', { newVolume: change / 200 });
    statuses.push(answer.statusCode);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  expect(statuses.slice(120)).toEqual([429, 429]);
  expect((await one.call('GET', '/api/playlists')).statusCode).toBe(200);
  const otherUser = await server.member();
  expect((await otherUser.call('PUT', '/api/playback/volume', { newVolume: 0.1 })).statusCode).toBe(200);
});

test('one network can create a hundred accounts a day', async () => {
  const patient = await startTestServer({ SEGUE_RAISED_LIMITS: '0', LIMIT_NEW_ACCOUNTS: '1000' });
  const statuses = [];
  for (let person = 0; person < 101; person += 1) {
    const body = { email: `many-${person}@example.com`, password: 'short' };
    statuses.push((await patient.visitor().call('POST', '/api/auth/registerUser', body)).statusCode);
  }
  expect(statuses.filter((status) => status === 400)).toHaveLength(100);
  expect(statuses.at(100)).toBe(429);
  await patient.close();
});
