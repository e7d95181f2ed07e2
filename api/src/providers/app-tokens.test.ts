import { createMemoryAppTokenStore } from './app-token-store';
import { createAppTokens } from './app-tokens';

const HOUR_MS = 3_600_000;

let now: number;
let obtained: (string | null)[];
let store: ReturnType<typeof createMemoryAppTokenStore>;
beforeEach(() => {
  now = Date.parse('2026-03-01T12:00:00.000Z');
  obtained = [];
  store = createMemoryAppTokenStore();
});

/** The app's token as one server has it; tokens are `token 1`, `token 2` and so on. */
const startServer = () =>
  createAppTokens({
    provider: 'soundcloud',
    client: 'client',
    store,
    clock: () => new Date(now),
    obtain: async (refreshToken) => {
      obtained.push(refreshToken);
      const number = obtained.length;
      return {
        accessToken: `token ${number}`,
        refreshToken: `refresh ${number}`,
        expiresAt: new Date(now + HOUR_MS),
        scope: '',
      };
    },
    report: () => undefined,
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
