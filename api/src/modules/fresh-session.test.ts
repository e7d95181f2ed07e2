import { completeFlow } from '../testing/oauth-flow';
import { serverPerFile, expectError } from '../testing/server.fixture';

const server = serverPerFile();

const DAY_S = 86_400;
const CONNECT = '/api/settings/connect/spotify/';

// Mutation check: without `requireFresh` the first test changes the address and the second connects.
test('changing the email requires a sign-in within a day, also in a session that was used', async () => {
  const browser = await server.member('yesterday@example.com');
  for (let hours = 0; hours < 24; hours += 2) {
    server.wait(7200);
    expect(await browser.memberStatus()).toBe(200);
  }
  const change = { email: 'taken-over@example.com' };
  expectError(await browser.changeProfile(change), 'reauthenticate');
  expect((await browser.call('GET', '/api/settings/profile')).json().profile.email).toBe(
    'yesterday@example.com',
  );
  await browser.signIn('yesterday@example.com');
  expect((await browser.changeProfile(change)).statusCode).toBe(200);
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
  await browser.connect('spotify', 'by-provider');
  server.wait(2 * DAY_S);
  await completeFlow(browser, 'spotify', 'by-provider');
  expect((await browser.changeProfile({ email: 'by-provider-2@example.com' })).statusCode).toBe(200);
});

test('reading, playing, disconnecting and a new password need no recent sign-in', async () => {
  const browser = await server.member();
  await browser.connect('spotify', 'settled');
  server.wait(3 * DAY_S);
  const statuses = [
    await browser.call('GET', '/api/settings/profile'),
    await browser.call('PUT', '/api/playback/volume', { newVolume: 0.3 }),
    await browser.disconnect('spotify'),
    await browser.changePassword(),
  ].map((answer) => answer.statusCode);
  expect(statuses).toEqual([200, 200, 200, 200]);
});
