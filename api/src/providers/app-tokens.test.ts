import { createMemoryAppTokenStore, createDatabaseAppTokenStore } from './app-token-store';
import { createAppTokens } from './app-tokens';
import { ProviderError } from './music-provider';
import { appPerFile } from '../testing/server.fixture';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let now: number;
let obtained: (string | null)[];
let isRejected: boolean;
let pauses: number[];
let store: ReturnType<typeof createMemoryAppTokenStore>;
beforeEach(() => {
  now = Date.parse('2026-03-01T12:00:00.000Z');
  obtained = [];
  isRejected = false;
  pauses = [];
  store = createMemoryAppTokenStore();
});

/** The app's token as one server has it; tokens are `token 1`, `token 2` and so on. */
const startServer = (client = 'client') =>
  createAppTokens({
    provider: 'soundcloud',
    client,
    store,
    clock: () => new Date(now),
    obtain: async (refreshToken) => {
      obtained.push(refreshToken);
      if (isRejected) throw new ProviderError('app-refused', { reason: 'invalid_client' });
      const number = obtained.length;
      return {
        accessToken: `token ${number}`,
        refreshToken: `refresh ${number}`,
        expiresAt: new Date(now + HOUR_MS),
        scope: '',
      };
    },
    report: () => undefined,
    rejected: (_reason, seconds) => pauses.push(seconds),
  });

test('servers with one store share each token that one of them obtains', async () => {
  const [one, other] = [startServer(), startServer()];
  expect([await one.get(), await other.get()]).toEqual(['token 1', 'token 1']);
  now += 0.86 * HOUR_MS;
  expect([await other.get(), await one.get()]).toEqual(['token 2', 'token 2']);
  expect(obtained).toEqual([null, 'refresh 1']);
});

test('a token that the provider rejected at one server is replaced once for all', async () => {
  const [one, other] = [startServer(), startServer()];
  const rejected = await one.get();
  await other.get();
  now += 1;
  one.discard(rejected);
  other.discard(rejected);
  expect([await one.get(), await other.get()]).toEqual(['token 2', 'token 2']);
  expect(obtained).toHaveLength(2);
});

test('one token is obtained for requests at once; that of another client is not used', async () => {
  const server = startServer();
  expect(await Promise.all([server.get(), server.get()])).toEqual(['token 1', 'token 1']);
  expect(await startServer('another client').get()).toBe('token 2');
});

test('while its renewal fails, a token is used until its end', async () => {
  const server = startServer();
  await server.get();
  isRejected = true;
  now += 0.9 * HOUR_MS;
  expect(await server.get()).toBe('token 1');
});

test('an app that is not activated costs at most 20 attempts in 12 hours of searches', async () => {
  isRejected = true;
  const server = startServer();
  for (const end = now + 12 * HOUR_MS; now < end; now += 10_000) {
    await expect(server.get()).rejects.toMatchObject({ kind: 'app-refused' });
  }
  expect(obtained.length).toBeGreaterThan(10);
  expect(obtained.length).toBeLessThanOrEqual(20);
  expect(pauses.slice(0, 4)).toEqual([120, 600, 3600, 3600]);
});

test('an activated app is served within an hour, and starts with short pauses again', async () => {
  isRejected = true;
  const server = startServer();
  for (const end = now + 12 * HOUR_MS; now < end; now += MINUTE_MS) await server.get().catch(() => undefined);
  isRejected = false;
  now += HOUR_MS;
  expect(await server.get()).toMatch(/^token/);
  isRejected = true;
  now += 2 * HOUR_MS;
  await server.get().catch(() => undefined);
  expect(pauses.at(-1)).toBe(120);
});

const server = appPerFile();

const databaseStore = () =>
  createDatabaseAppTokenStore(server.app.database, server.app.tokenCipher, server.app.clock);

test('the last stored token of each provider is read back', async () => {
  expect(await databaseStore().read('spotify')).toBeNull();
  await databaseStore().write('spotify', 'first');
  await databaseStore().write('spotify', 'second');
  await databaseStore().write('soundcloud', 'other');
  expect([await databaseStore().read('spotify'), await databaseStore().read('soundcloud')]).toEqual([
    'second',
    'other',
  ]);
});

test('the token is not readable in the database', async () => {
  await databaseStore().write('spotify', 'a-secret-token');
  const rows = await server.app.database.selectFrom('app_tokens').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('a-secret-token');
});
