// When a connection ends: six months after the last consent at Spotify, never at SoundCloud.
import { routes, type Provider } from '@segue/contract';
import type { Browser } from '../../testing/browser';
import { userTokens, failing } from '../../testing/fake-services';
import { completeFlow } from '../../testing/oauth-flow';
import { serverPerTest } from '../../testing/server.fixture';
import { bodyOf } from '../../testing/test-server';

const server = serverPerTest();

const DAY_S = 86_400;
const connect = (browser: Browser, provider: Provider = 'spotify') =>
  completeFlow(browser, provider, 'pat', `/api/settings/connect/${provider}/`);
const endOf = async (browser: Browser, provider: Provider = 'spotify') => {
  const answer = await browser.call('GET', '/api/settings/connections');
  const { endsAt, hasEnded } = bodyOf(answer, routes.getConnections.answers[200]).connections[provider];
  return { endsOn: endsAt?.slice(0, 10) ?? null, hasEnded };
};
const askToken = (browser: Browser) => browser.askToken();

test('a Spotify connection ends six months after the consent, a SoundCloud connection never', async () => {
  const browser = await server.member();
  await connect(browser);
  await connect(browser, 'soundcloud');
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
  await connect(browser);
  const authorized_at = `${consent}T23:59:00.000Z`;
  await server.app.database.updateTable('connections').set({ authorized_at }).execute();
  expect(await endOf(browser)).toMatchObject({ endsOn });
});

test('refreshing does not move the end, also with a new refresh token; connecting again does', async () => {
  server.providers.spotify.answers.refresh = () => userTokens('pat', server.app.clock());
  const browser = await server.member();
  await connect(browser);
  server.wait(3 * DAY_S);
  expect((await askToken(browser)).statusCode).toBe(200);
  expect(server.providers.spotify.calls.refresh).toBe(1);
  expect(await endOf(browser)).toMatchObject({ endsOn: '2026-09-01' });
  // A session may connect within a day of its sign-in.
  const again = await server.newcomer('spotify', 'pat');
  expect(await endOf(again)).toMatchObject({ endsOn: '2026-09-04' });
});

test('a connection that the provider refuses has ended; connecting again starts a new one', async () => {
  const browser = await server.member();
  await connect(browser);
  server.providers.spotify.answers.refresh = failing('auth', { reason: 'invalid_grant' });
  server.wait(3600);
  expect((await askToken(browser)).statusCode).toBe(409);
  expect(await endOf(browser)).toEqual({ endsOn: null, hasEnded: true });
  await connect(browser);
  expect(await endOf(browser)).toEqual({ endsOn: '2026-09-01', hasEnded: false });
});
