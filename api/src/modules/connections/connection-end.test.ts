// When a connection ends: six months after the last consent at Spotify, never at SoundCloud.
import { type Provider } from '@segue/contract';
import type { Browser } from '../../testing/browser';
import { userTokens, failing } from '../../testing/fake-services';
import { serverPerTest } from '../../testing/server.fixture';

const server = serverPerTest();

const DAY_S = 86_400;
const endOf = async (browser: Browser, provider: Provider = 'spotify') => {
  const { endsAt, hasEnded } = (await browser.read('getConnections')).connections[provider];
  return { endsOn: endsAt?.slice(0, 10) ?? null, hasEnded };
};

test('a Spotify connection ends six months after the consent, a SoundCloud connection never', async () => {
  const browser = await server.member();
  await browser.connect('spotify', 'pat');
  await browser.connect('soundcloud', 'pat');
  expect(await endOf(browser)).toEqual({ endsOn: '2026-09-01', hasEnded: false });
  expect(await endOf(browser, 'soundcloud')).toEqual({ endsOn: null, hasEnded: false });
});

test.each([
  ['2026-08-31', '2027-02-28'],
  ['2027-08-30', '2028-02-29'],
  ['2026-02-28', '2026-08-28'],
  ['2026-12-31', '2027-06-30'],
])('a consent of %s ends on %s', async (consent, endsOn) => {
  const browser = await server.member();
  await browser.connect('spotify', 'pat');
  const authorized_at = `${consent}T23:59:00.000Z`;
  await server.app.database.updateTable('connections').set({ authorized_at }).execute();
  expect(await endOf(browser)).toMatchObject({ endsOn });
});

test('refreshing does not move the end, also with a new refresh token; connecting again does', async () => {
  server.providers.spotify.answers.refresh = () => userTokens('pat', server.app.clock());
  const browser = await server.member();
  await browser.connect('spotify', 'pat');
  server.wait(3 * DAY_S);
  expect((await browser.askToken()).statusCode).toBe(200);
  expect(server.providers.spotify.calls.refresh).toBe(1);
  expect(await endOf(browser)).toMatchObject({ endsOn: '2026-09-01' });
  // A session may connect within a day of its sign-in.
  const again = await server.newcomer('spotify', 'pat');
  expect(await endOf(again)).toMatchObject({ endsOn: '2026-09-04' });
});

test('a connection that the provider refuses has ended; connecting again starts a new one', async () => {
  const browser = await server.member();
  await browser.connect('spotify', 'pat');
  server.providers.spotify.answers.refresh = failing('auth', { reason: 'invalid_grant' });
  server.wait(3600);
  expect((await browser.askToken()).statusCode).toBe(409);
  expect(await endOf(browser)).toEqual({ endsOn: null, hasEnded: true });
  await browser.connect('spotify', 'pat');
  expect(await endOf(browser)).toEqual({ endsOn: '2026-09-01', hasEnded: false });
});
