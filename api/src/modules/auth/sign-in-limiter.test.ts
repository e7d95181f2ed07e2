// Account enumeration: one limit per network for every route that answers "email in use".
import { readLimits, type Limits } from '../../config/limits';
import { countAttempt, takeBackAttempt } from '../../database/attempts';
import { openDatabase } from '../../database/connection';
import { expectError, emptyServerPerTest, type Browser } from '../../testing/server.fixture';
import { signInCounters, type Attempt } from './sign-in-limiter';

const server = emptyServerPerTest({
  SEGUE_RAISED_LIMITS: '0',
  LIMIT_ADDRESSES_PER_NETWORK_AN_HOUR: '3',
  LIMIT_NEW_ACCOUNTS: '1000',
  LIMIT_OAUTH_STARTS: '1000',
});

const HOUR_S = 3600;
const addressOf = (name: string) => `${name}@example.com`;
const register = (name: string) => server.visitor().register(addressOf(name));
const signIn = (browser: Browser, name: string) => browser.signIn(addressOf(name));
const change = (browser: Browser, name: string) => browser.changeProfile({ email: addressOf(name) });

async function setUp(name: string) {
  const newcomer = await server.newcomer('spotify', `newcomer-${name}`);
  return newcomer.setUp(addressOf(name));
}

const ask: Record<string, (name: string, asker: Browser) => Promise<{ statusCode: number; body: string }>> = {
  'registering it': register,
  'setting an account up with it': setUp,
  'changing to it': (name, asker) => change(asker, name),
};

test.each(Object.entries(ask))(
  '%s answers "email in use" until the hourly limit is reached',
  async (_way, asks) => {
    const asker = await server.member();
    for (const name of ['one', 'two', 'three', 'four']) await server.member(addressOf(name));
    for (const name of ['one', 'two', 'three']) expectError(await asks(name, asker), 'emailInUse');
    expectError(await asks('four', asker), 'tooMany');
    // An address that is already counted does not count again.
    expectError(await asks('one', asker), 'emailInUse');
    server.wait(HOUR_S + 1);
    expectError(await asks('four', asker), 'emailInUse');
  },
);

test('registration, setup, email change and failed sign-in share one limit', async () => {
  const owner = await server.member(addressOf('one'));
  const asker = await server.member(addressOf('two'));
  expect((await register('one')).statusCode).toBe(409);
  expect((await setUp('two')).statusCode).toBe(409);
  await server.member(addressOf('three'));
  expect((await change(asker, 'three')).statusCode).toBe(409);
  expect((await signIn(server.visitor(), 'nobody')).statusCode).toBe(429);
  expect((await signIn(owner, 'one')).statusCode).toBe(200);
});

test('unused addresses do not count', async () => {
  for (const name of ['one', 'two', 'three', 'four']) expect((await register(name)).statusCode).toBe(201);
  const user = await server.member();
  expect((await change(user, 'five')).statusCode).toBe(200);
  expect((await setUp('six')).statusCode).toBe(200);
});

const USUAL = readLimits({}, { demo: false, raised: false });
const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const at = (ms: number) => new Date(Date.UTC(2026, 2, 1) + ms);
const from = (network: string, emailKey: string, device: string | null = null): Attempt => ({
  network,
  emailKey,
  device,
});
const limiterWith = (limits: Partial<Limits> = {}, database = server.app.database) => ({
  begin: (attempt: Attempt, now: Date) =>
    countAttempt(database, signInCounters(attempt, { ...USUAL, ...limits }), now),
  uncount: (attempt: Attempt, countedAt: Date) =>
    takeBackAttempt(database, signInCounters(attempt, { ...USUAL, ...limits }), countedAt),
});

test('failed sign-ins are limited per address, until their window ends', async () => {
  const limiter = limiterWith({ signInsPerAddress: 2 });
  const attempt = from('192.0.2.1', 'a@example.com');
  const waits = [];
  for (const ms of [0, 0, 0, 300 * SECOND - 1]) waits.push(await limiter.begin(attempt, at(ms)));
  expect(waits).toEqual([null, null, 300, 1]);
  expect(await limiter.begin(from('192.0.2.1', 'b@example.com'), at(0))).toBeNull();
  expect(await limiter.begin(attempt, at(300 * SECOND))).toBeNull();
});

test('failed sign-ins are limited per network', async () => {
  const limiter = limiterWith({ signInsPerNetwork: 4 });
  for (const name of ['a', 'b', 'c', 'd']) {
    expect(await limiter.begin(from('192.0.2.1', `${name}@example.com`), at(0))).toBeNull();
  }
  expect(await limiter.begin(from('192.0.2.1', 'e@example.com'), at(30 * SECOND))).toBe(270);
  expect(await limiter.begin(from('192.0.2.2', 'e@example.com'), at(30 * SECOND))).toBeNull();
});

test('a network may try thirty addresses an hour, and more attempts on those only', async () => {
  const limiter = limiterWith({ signInsPerNetwork: 1_000_000 });
  let learnt = 0;
  for (let second = 0; second < 3600; second += 30) {
    const wait = await limiter.begin(from('192.0.2.1', `${second}@example.com`), at(second * SECOND));
    if (wait === null) learnt += 1;
  }
  expect(learnt).toBe(30);
  expect(await limiter.begin(from('192.0.2.1', '0@example.com'), at(3599 * SECOND))).toBeNull();
});

test('successful and rejected sign-ins do not count', async () => {
  const limiter = limiterWith();
  const attempt = from('192.0.2.1', 'a@example.com');
  for (let times = 0; times < 20; times += 1) {
    expect(await limiter.begin(attempt, at(times))).toBeNull();
    await limiter.uncount(attempt, at(times));
  }
});

test('of concurrent attempts only as many as the limit are checked', async () => {
  const limiter = limiterWith();
  const waits = await Promise.all(
    Array.from({ length: 40 }, () => limiter.begin(from('192.0.2.1', 'a@example.com'), at(0))),
  );
  expect(waits.filter((wait) => wait === null)).toHaveLength(5);
});

test('a restart or a second server does not reset the limits, and no address is in the table', async () => {
  const attempt = from('192.0.2.77', 'secret-person@example.com');
  for (let times = 0; times < 5; times += 1) await limiterWith().begin(attempt, at(0));
  const other = await openDatabase({ url: server.app.config.databaseUrl, folder: server.app.config.dataDir });
  expect(await limiterWith({}, other).begin(attempt, at(0))).not.toBeNull();
  await other.destroy();
  const rows = JSON.stringify(await server.app.database.selectFrom('attempts').selectAll().execute());
  expect(rows).not.toMatch(/secret-person|192\.0\.2/);
});

// Some hundred networks guess at one account for two days. Mutation check: without the counter `anonymousAttempts` all 600 guesses
// are verified; without the device's own counters the owner is refused.
test("300 networks share 60 guesses a day per account; the owner's device still signs in", async () => {
  const limiter = limiterWith();
  const NETWORKS = 300;
  const GUESSES = 2 * NETWORKS;
  const tried: number[] = [];
  let ownerRefused = 0;
  for (let guess = 0; guess < GUESSES; guess += 1) {
    const ms = Math.floor((guess * 2 * DAY) / GUESSES);
    const network = `net-${guess % NETWORKS}`;
    if ((await limiter.begin(from(network, 'victim@example.com'), at(ms))) === null) tried.push(ms);
    if (guess % 10 === 0) {
      const owner = from(network, 'victim@example.com', 'the device of the victim');
      if ((await limiter.begin(owner, at(ms))) !== null) ownerRefused += 1;
      await limiter.uncount(owner, at(ms));
    }
  }
  const mostInADay = Math.max(
    ...tried.map((start) => tried.filter((ms) => ms >= start && ms < start + DAY).length),
  );
  expect(mostInADay).toBe(60);
  expect(ownerRefused).toBe(0);
}, 60_000);

test('a known device has its own limit', async () => {
  const limiter = limiterWith();
  const known = from('192.0.2.1', 'a@example.com', 'stolen device');
  for (let times = 0; times < 10; times += 1) expect(await limiter.begin(known, at(0))).toBeNull();
  expect(await limiter.begin(known, at(0))).toBe(300);
  expect(await limiter.begin(from('192.0.2.1', 'a@example.com'), at(0))).toBeNull();
});
