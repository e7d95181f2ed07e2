import { isError, routes } from '@segue/contract';
import type { Browser } from '../../testing/browser';
import { userTokens, failing } from '../../testing/fake-services';
import { completeFlow } from '../../testing/oauth-flow';
import { createAccessTokens } from './access-tokens';
import { serverPerTest, expectError } from '../../testing/server.fixture';
import { bodyOf } from '../../testing/test-server';

const server = serverPerTest();

const ask = (browser: Browser, provider = 'spotify') => browser.call('POST', '/api/auth/token', { provider });
const connected = async (user: string, provider: 'spotify' | 'soundcloud' = 'spotify') => {
  const browser = await server.member();
  await completeFlow(browser, provider, user, `/api/settings/connect/${provider}/`);
  return browser;
};

test('the owner gets the access token with its remaining lifetime [API-10]', async () => {
  const browser = await connected('pat');
  server.wait(600);
  const { token, expiresIn } = bodyOf(await ask(browser), routes.providerToken.answers[200]);
  expect(token).toBe('access-of-pat');
  expect(expiresIn).toBeGreaterThan(2900);
  expect(expiresIn).toBeLessThanOrEqual(3000);
  expect(server.providers.spotify.calls.refresh).toBe(0);
});

test('a token that expires within five minutes is refreshed first', async () => {
  const browser = await connected('pat');
  server.wait(3301);
  const { token, expiresIn } = bodyOf(await ask(browser), routes.providerToken.answers[200]);
  expect(token).toBe('renewed-1');
  expect(expiresIn).toBeGreaterThan(3500);
});

test('without a new refresh token the old one stays in use', async () => {
  const seen: string[] = [];
  const { answers } = server.providers.spotify;
  const usual = answers.refresh;
  answers.refresh = (refreshToken) => {
    seen.push(refreshToken);
    return usual(refreshToken);
  };
  const browser = await connected('pat');
  for (let hour = 0; hour < 2; hour += 1) {
    server.wait(3601);
    await ask(browser);
  }
  expect(seen).toEqual(['refresh-of-pat', 'refresh-of-pat']);
});

test('a new refresh token replaces the old one', async () => {
  const seen: string[] = [];
  server.providers.spotify.answers.refresh = (refreshToken) => {
    seen.push(refreshToken);
    return userTokens(`pat-${seen.length}`, server.app.clock());
  };
  const browser = await connected('pat');
  for (let hour = 0; hour < 2; hour += 1) {
    server.wait(3601);
    await ask(browser);
  }
  expect(seen).toEqual(['refresh-of-pat', 'refresh-of-pat-1']);
});

test('concurrent requests share one refresh', async () => {
  await connected('pat');
  const { database } = server.app;
  const { user_id: pat } = await database
    .selectFrom('connections')
    .select('user_id')
    .executeTakeFirstOrThrow();
  const { answers } = server.providers.spotify;
  const usual = answers.refresh;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  answers.refresh = async (refreshToken) => {
    await held;
    return usual(refreshToken);
  };
  server.wait(3601);
  const tokens = createAccessTokens(server.app);
  const asking = Array.from({ length: 25 }, () => tokens.of(pat, 'spotify'));
  // These queries run after the requests, so that all of them have read the expired token.
  for (let times = 0; times < 25; times += 1) await database.selectFrom('users').select('id').execute();
  release();
  const handedOut = await Promise.all(asking);
  expect(new Set(handedOut.map(({ token }) => token))).toEqual(new Set(['renewed-1']));
  expect(server.providers.spotify.calls.refresh).toBe(1);
});

test('a revoked grant requires a reconnect, and the provider is not asked again', async () => {
  const browser = await connected('pat');
  server.providers.spotify.answers.refresh = failing('auth', { reason: 'invalid_grant' });
  server.wait(3601);
  for (let times = 0; times < 2; times += 1) {
    expectError(await ask(browser), 'reconnectNeeded');
  }
  expect(server.providers.spotify.calls.refresh).toBe(1);
  const { connections } = (await browser.call('GET', '/api/settings/connections')).json();
  expect(connections.spotify.connected).toBe(false);
  await browser.connect('spotify', 'pat');
  expect((await ask(browser)).statusCode).toBe(200);
});

test('refused credentials of the app are an error of their own, and not the end of the connection', async () => {
  const browser = await connected('pat');
  const { answers } = server.providers.spotify;
  const usual = answers.refresh;
  answers.refresh = failing('app-refused', { reason: 'invalid_client' });
  server.wait(3601);
  const refused = await ask(browser);
  expect([refused.statusCode, isError(refused.body, 'appRefused')]).toEqual([502, true]);
  answers.refresh = usual;
  expect((await ask(browser)).statusCode).toBe(200);
});

test('while the provider is down, a token that has not expired is handed out', async () => {
  const browser = await connected('pat');
  server.providers.spotify.answers.refresh = failing('rate', { retryAfterS: 7 });
  server.wait(3400);
  expect(bodyOf(await ask(browser), routes.providerToken.answers[200]).token).toBe('access-of-pat');
  server.wait(201);
  const answer = await ask(browser);
  expect(answer.statusCode).toBe(502);
  expect(answer.headers['retry-after']).toBe('7');
});

test('a disconnect during a refresh wins: no token is handed out or stored', async () => {
  const browser = await connected('pat');
  const { answers } = server.providers.spotify;
  const usual = answers.refresh;
  answers.refresh = async (refreshToken) => {
    await browser.disconnect('spotify');
    return usual(refreshToken);
  };
  server.wait(3601);
  expect((await ask(browser)).statusCode).toBe(404);
  expect(await server.rows('connections')).toEqual([]);
});

test('the Premium status of a free account is checked again at each refresh', async () => {
  const { answers } = server.providers.spotify;
  answers.profile = () => ({ providerUserId: 'frankie', displayName: null, premium: false });
  const browser = await connected('frankie');
  answers.profile = () => ({ providerUserId: 'frankie', displayName: null, premium: true });
  server.wait(3601);
  await ask(browser);
  const status = (await browser.call('GET', '/api/auth/checkAuth')).json();
  expect(status.userHasSpotifyPremium).toBe(true);
});

test("SoundCloud's token never leaves the server", async () => {
  const browser = await connected('listener', 'soundcloud');
  expectError(await ask(browser, 'soundcloud'), 'notConnected');
});

test("no user gets another user's token", async () => {
  await connected('pat');
  expect((await ask(await server.member())).statusCode).toBe(404);
  expect((await ask(server.visitor())).statusCode).toBe(401);
});

test('tokens copied to another database row do not decrypt', async () => {
  const browser = await connected('pat');
  const thief = await connected('thief');
  const { database } = server.app;
  const pat = database.selectFrom('connections').select(['access_token', 'refresh_token']);
  const stolen = await pat.where('provider_user_id', '=', 'pat').executeTakeFirstOrThrow();
  await database.updateTable('connections').set(stolen).where('provider_user_id', '=', 'thief').execute();
  expect((await ask(thief)).statusCode).toBe(409);
  expect((await ask(browser)).statusCode).toBe(200);
});
