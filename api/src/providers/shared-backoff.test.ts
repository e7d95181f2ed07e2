import { createRateLimitBackoff } from './rate-limit-backoff';
import { createDatabaseBackoff } from './shared-backoff';
import { databasePerTest } from '../testing/server.fixture';

const opened = databasePerTest();
let now: number;
let reported: unknown[];
beforeEach(() => {
  now = Date.parse('2026-03-01T12:00:00.000Z');
  reported = [];
});

const clock = () => new Date(now);
/** The back-offs of one server for two of its clients. */
function startServer() {
  const { database } = opened;
  const shared = createDatabaseBackoff({ database, clock, report: (error) => reported.push(error) });
  return {
    api: createRateLimitBackoff(clock, 'spotify api', shared),
    tokens: createRateLimitBackoff(clock, 'spotify user tokens', shared),
  };
}
const written = () => opened.database.selectFrom('provider_backoffs').selectAll().execute();

/** The caller does not wait for a write: polls until it is stored. */
async function untilWritten(): Promise<void> {
  while ((await written()).length === 0);
}

test("a 429 of one server stops the same client of another within a second, until it's over", async () => {
  const [one, other] = [startServer(), startServer()];
  await other.api.throwIfActive();
  one.api.start(30);
  await untilWritten();
  now += 1000;
  await expect(other.api.throwIfActive()).rejects.toMatchObject({ kind: 'rate', retryAfterS: 29 });
  await expect(other.tokens.throwIfActive()).resolves.toBeUndefined();
  now += 29_001;
  await expect(other.api.throwIfActive()).resolves.toBeUndefined();
});

test('the time that a service names is kept whole, also over a restart [API-56]', async () => {
  startServer().api.start(20_520);
  await untilWritten();
  now += 3_600_000;
  const restarted = startServer();
  const calls = await Promise.allSettled([restarted.api.throwIfActive(), restarted.api.throwIfActive()]);
  expect(calls).toMatchObject([
    { status: 'rejected', reason: { kind: 'rate', retryAfterS: 16_920 } },
    { status: 'rejected', reason: { kind: 'rate', retryAfterS: 16_920 } },
  ]);
});

test.each([-5, Number.NaN, Infinity, 3_153_600_000])(
  'a time that cannot be meant, %d s, counts as none that is named',
  (seconds) => {
    expect(startServer().api.start(seconds)).toBe(5);
  },
);

test('a shorter back-off does not end a longer one of another server', async () => {
  const [one, other] = [startServer(), startServer()];
  one.api.start(30);
  await untilWritten();
  other.api.start(5);
  now += 6000;
  await expect(startServer().api.throwIfActive()).rejects.toMatchObject({ retryAfterS: 24 });
});

test('while the database fails each server keeps its own back-off and reports why', async () => {
  const { api } = startServer();
  // A database that was never used is not closed by this.
  await written();
  await opened.database.destroy();
  await expect(api.throwIfActive()).resolves.toBeUndefined();
  api.start(30);
  await expect(api.throwIfActive()).rejects.toMatchObject({ retryAfterS: 30 });
  expect(reported).not.toEqual([]);
});
