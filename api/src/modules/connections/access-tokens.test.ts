import { routes } from '@segue/contract';
import type { OAuthProvider } from '../../testing/sandbox-providers';
import { expectError, emptyServerPerTest, type Browser } from '../../testing/server.fixture';
import { userTokens, failing } from '../../testing/fake-services';

const server = emptyServerPerTest();

const ask = (browser: Browser, provider?: OAuthProvider) => browser.askToken(provider);
const askParsed = async (browser: Browser) =>
  routes.providerToken.answers[200].parse((await ask(browser)).json());
const connected = async (user: string, provider: OAuthProvider = 'spotify') => {
  const browser = await server.member();
  await browser.connect(provider, user);
  return browser;
};
const answers = () => server.providers.spotify.answers;

test('the owner gets the access token with its remaining lifetime [API-10]', async () => {
  const browser = await connected('pat');
  server.wait(600);
  const { token, expiresIn } = await askParsed(browser);
  expect(token).toBe('access-of-pat');
  expect(expiresIn).toBeGreaterThan(2900);
  expect(expiresIn).toBeLessThanOrEqual(3000);
  expect(server.providers.spotify.calls.refresh).toBe(0);
  // Within five minutes of its end it is refreshed first.
  server.wait(2701);
  const renewed = await askParsed(browser);
  expect(renewed).toMatchObject({ token: 'renewed-1' });
  expect(renewed.expiresIn).toBeGreaterThan(3500);
});

test('a token that the provider refused is not handed out again [API-55]', async () => {
  const browser = await connected('pat');
  const reject = (rejected: string) =>
    browser.call('POST', routes.providerToken.path, { provider: 'spotify', rejected });
  const { token } = await askParsed(browser);
  const answered = await Promise.all([reject(token), reject(token)]);
  expect(answered.map((answer) => answer.json().token)).toEqual(['renewed-1', 'renewed-1']);
  expect((await askParsed(browser)).token).toBe('renewed-1');
  expect((await reject('unknown')).json().token).toBe('renewed-1');
  answers().refresh = failing('upstream');
  expect((await reject('renewed-1')).statusCode).toBe(502);
  expectError(await ask(browser), 'providerUnavailable');
});

test.each([
  ['without a new refresh token the old one stays in use', false, ['refresh-of-pat', 'refresh-of-pat']],
  ['a new refresh token replaces the old one', true, ['refresh-of-pat', 'refresh-of-pat-1']],
])('%s', async (_title, isNew, expected) => {
  const seen: string[] = [];
  const { refresh } = answers();
  answers().refresh = (refreshToken) => {
    seen.push(refreshToken);
    return isNew ? userTokens(`pat-${seen.length}`, server.app.clock()) : refresh(refreshToken);
  };
  const browser = await connected('pat');
  for (let hour = 0; hour < 2; hour += 1) {
    server.wait(3601);
    await ask(browser);
  }
  expect(seen).toEqual(expected);
});

test('a revoked grant requires a reconnect and causes no further provider request', async () => {
  const browser = await connected('pat');
  answers().refresh = failing('auth', { reason: 'invalid_grant' });
  server.wait(3601);
  for (let times = 0; times < 2; times += 1) {
    expectError(await ask(browser), 'reconnectNeeded');
  }
  expect(server.providers.spotify.calls.refresh).toBe(1);
  expect((await browser.read('getConnections')).connections.spotify.connected).toBe(false);
  expect(await endOf(browser)).toEqual({ endsOn: null, hasEnded: true });
  await browser.connect('spotify', 'pat');
  expect((await ask(browser)).statusCode).toBe(200);
  expect(await endOf(browser)).toMatchObject({ hasEnded: false });
});

test('refused credentials of the app have their own error, and the connection stays', async () => {
  const browser = await connected('pat');
  const { refresh } = answers();
  answers().refresh = failing('app-refused', { reason: 'invalid_client' });
  server.wait(3601);
  expectError(await ask(browser), 'appRefused');
  answers().refresh = refresh;
  expect((await ask(browser)).statusCode).toBe(200);
});

test('while the provider is down, a token that has not expired is used', async () => {
  const browser = await connected('pat');
  answers().refresh = failing('rate', { retryAfterS: 7 });
  server.wait(3400);
  expect((await askParsed(browser)).token).toBe('access-of-pat');
  server.wait(201);
  const answer = await ask(browser);
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([502, '7']);
});

test('the Premium status of a free account is checked again at each refresh', async () => {
  answers().profile = () => ({ providerUserId: 'frankie', displayName: null, premium: false });
  const browser = await connected('frankie');
  answers().profile = () => ({ providerUserId: 'frankie', displayName: null, premium: true });
  server.wait(3601);
  await ask(browser);
  expect((await browser.read('checkAuth')).userHasSpotifyPremium).toBe(true);
});

test("no user gets another user's token, and nobody SoundCloud's", async () => {
  expectError(await ask(await connected('listener', 'soundcloud'), 'soundcloud'), 'notConnected');
  await connected('pat');
  expect((await ask(await server.member())).statusCode).toBe(404);
  expect((await ask(server.visitor())).statusCode).toBe(401);
});

test('tokens copied to another database row do not decrypt', async () => {
  const browser = await connected('pat');
  const thief = await connected('thief');
  const { database } = server.app;
  const [pat] = await server.rows('connections');
  const stolen = { access_token: pat!.access_token, refresh_token: pat!.refresh_token };
  await database.updateTable('connections').set(stolen).where('provider_user_id', '=', 'thief').execute();
  expect((await ask(thief)).statusCode).toBe(409);
  expect((await ask(browser)).statusCode).toBe(200);
});

const DAY_S = 86_400;
const endOf = async (browser: Browser, provider: OAuthProvider = 'spotify') => {
  const { endsAt, hasEnded } = (await browser.read('getConnections')).connections[provider];
  return { endsOn: endsAt?.slice(0, 10) ?? null, hasEnded };
};

test('a SoundCloud connection never ends', async () => {
  expect(await endOf(await connected('pat', 'soundcloud'), 'soundcloud')).toEqual({
    endsOn: null,
    hasEnded: false,
  });
});

test.each([
  ['2026-08-31', '2027-02-28'],
  ['2027-08-30', '2028-02-29'],
  ['2026-02-28', '2026-08-28'],
  ['2026-12-31', '2027-06-30'],
])('a consent of %s ends on %s', async (consent, endsOn) => {
  const browser = await connected('pat');
  const authorized_at = `${consent}T23:59:00.000Z`;
  await server.app.database.updateTable('connections').set({ authorized_at }).execute();
  expect(await endOf(browser)).toMatchObject({ endsOn });
});

test('refreshing does not move the end, also with a new refresh token; connecting again does', async () => {
  answers().refresh = () => userTokens('pat', server.app.clock());
  const browser = await connected('pat');
  const { endsOn } = await endOf(browser);
  server.wait(3 * DAY_S);
  expect((await ask(browser)).statusCode).toBe(200);
  expect(server.providers.spotify.calls.refresh).toBe(1);
  expect(await endOf(browser)).toMatchObject({ endsOn });
  // Connecting requires a sign-in within the last day.
  const again = await endOf(await server.newcomer('spotify', 'pat'));
  expect(Date.parse(again.endsOn!) - Date.parse(endsOn!)).toBeGreaterThan(2 * DAY_S * 1000);
});
