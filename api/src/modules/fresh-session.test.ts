import { isError } from '@segue/contract';
import { completeFlow } from '../testing/oauth-flow';
import { serverPerFile } from '../testing/server.fixture';
import { PASSWORD } from '../testing/test-server';

const server = serverPerFile();

const DAY_S = 86_400;
const CONNECT = '/api/settings/connect/spotify/';

// Mutation check: without `requireFresh` the first test changes the address; with `isFresh` always true the second connects.
test('changing the email requires a sign-in within a day; the session stays valid', async () => {
  const browser = await server.member('yesterday@example.com');
  server.wait(DAY_S);
  const change = { email: 'taken-over@example.com' };
  const refused = await browser.call('PUT', '/api/user/profile', change);
  expect(refused.statusCode).toBe(403);
  expect(isError(refused.body, 'reauthenticate')).toBe(true);
  expect((await browser.call('GET', '/api/settings/profile')).json().profile.email).toBe(
    'yesterday@example.com',
  );
  await browser.call('POST', '/api/auth/signIn', { email: 'yesterday@example.com', password: PASSWORD });
  expect((await browser.call('PUT', '/api/user/profile', change)).statusCode).toBe(200);
});

test('using the session does not count as signing in again', async () => {
  const browser = await server.member('busy-all-day@example.com');
  for (let hours = 0; hours < 24; hours += 2) {
    server.wait(7200);
    expect((await browser.call('GET', '/api/settings/profile')).statusCode).toBe(200);
  }
  const refused = await browser.call('PUT', '/api/user/profile', { email: 'taken-over-too@example.com' });
  expect(isError(refused.body, 'reauthenticate')).toBe(true);
});

test('connecting a provider requires a sign-in within a day', async () => {
  const browser = await server.member();
  server.wait(DAY_S - 60);
  expect((await browser.visit(CONNECT)).headers.location).toContain('https://spotify.test/');
  server.wait(60);
  const refused = await browser.visit(CONNECT);
  expect(refused.headers.location).toBe(
    '/account-settings?tab=connections&error=reauthenticate&provider=spotify',
  );
});

test('a sign-in with a provider counts as well', async () => {
  const browser = await server.member('by-provider@example.com');
  await completeFlow(browser, 'spotify', 'by-provider', CONNECT);
  server.wait(2 * DAY_S);
  await completeFlow(browser, 'spotify', 'by-provider');
  const answer = await browser.call('PUT', '/api/user/profile', { email: 'by-provider-2@example.com' });
  expect(answer.statusCode).toBe(200);
});

test('a change with the current password needs no recent sign-in', async () => {
  const browser = await server.member();
  server.wait(2 * DAY_S);
  const answer = await browser.call('PUT', '/api/user/profile', {
    currentPassword: PASSWORD,
    newPassword: 'Lighthouse77',
  });
  expect(answer.statusCode).toBe(200);
});

test('reading, playing and disconnecting need no recent sign-in', async () => {
  const browser = await server.member();
  await completeFlow(browser, 'spotify', 'settled', CONNECT);
  server.wait(3 * DAY_S);
  const statuses = [
    await browser.call('GET', '/api/settings/profile'),
    await browser.call('PUT', '/api/playback/volume', { newVolume: 0.3 }),
    await browser.call('DELETE', '/api/settings/disconnect/spotify'),
  ].map((answer) => answer.statusCode);
  expect(statuses).toEqual([200, 200, 200]);
});
