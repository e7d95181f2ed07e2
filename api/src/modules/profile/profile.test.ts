import { messages, routes } from '@segue/contract';
import {
  NEW_PASSWORD,
  PASSWORD,
  bodyOf,
  expectError,
  serverPerFile,
  emptyServerPerTest,
  type Browser,
} from '../../testing/server.fixture';

const plain = serverPerFile();
const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };

test('the profile has email and dates [DATA-26] [API-34]', async () => {
  const browser = await plain.member('profile@example.com');
  const { profile } = await browser.read('getProfile');
  expect(profile.email).toBe('profile@example.com');
  for (const date of [profile.lastUpdatedPassword, profile.createdAt, profile.lastUpdated]) {
    expect(new Date(date ?? '').toISOString()).toBe(date);
  }
});

test('email change: the new email signs in [API-35]', async () => {
  const browser = await plain.member('before@example.com');
  const answer = await browser.changeProfile({ email: ' After@Example.com ' });
  expect(bodyOf(answer, routes.getProfile.answers[200]).profile.email).toBe('After@example.com');
  expect((await plain.visitor().signIn('after@example.com')).statusCode).toBe(200);
});

test("email change: the new one cannot be another account's", async () => {
  await plain.member('theirs@example.com');
  const browser = await plain.member();
  expectError(await browser.changeProfile({ email: 'Theirs@example.com' }), 'emailInUse');
});

test.each([
  [{ email: 'nonsense' }, messages.emailInvalid],
  [{ ...change, newPassword: 'longbutplain' }, messages.passwordRule],
])('%j is refused with the message of its rule', async (invalid, message) => {
  const answer = await (await plain.member()).changeProfile(invalid);
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { message }]);
});

test('password change: needs the current one, and then only the new one signs in [API-36]', async () => {
  const browser = await plain.member('password@example.com');
  expect((await browser.changePassword()).statusCode).toBe(200);
  const visitor = plain.visitor();
  const old = await visitor.signIn('password@example.com');
  const fresh = await visitor.signIn('password@example.com', NEW_PASSWORD);
  expect([old.statusCode, fresh.statusCode]).toEqual([401, 200]);
});

test('password change: ends all other sessions and gives this one a new id', async () => {
  const browser = await plain.member('elsewhere@example.com');
  const elsewhere = await plain.signedIn('elsewhere@example.com');
  const before = browser.cookies.get('segue-session');
  await browser.changePassword();
  expect(await elsewhere.memberStatus()).toBe(401);
  expect(await browser.memberStatus()).toBe(200);
  expect(browser.cookies.get('segue-session')).not.toBe(before);
});

// Mutation check: fails when the password is written before the transaction starts.
test('password change: one transaction with the sessions and the email', async () => {
  await plain.member('already-theirs@example.com');
  const browser = await plain.member('all-or-nothing@example.com');
  const elsewhere = await plain.signedIn('all-or-nothing@example.com');
  const both = { ...change, email: 'already-theirs@example.com' };
  expect((await browser.changeProfile(both)).statusCode).toBe(409);
  expect(await elsewhere.memberStatus()).toBe(200);
  expect(await browser.memberStatus()).toBe(200);
  await plain.signedIn('all-or-nothing@example.com');
});

test('of concurrent password changes one succeeds, and only its password signs in', async () => {
  const email = 'two-tabs@example.com';
  const browser = await plain.member(email);
  const wanted = Array.from({ length: 6 }, (_, tab) => `Lighthouse${tab + 10}`);
  const statusOf = async (answer: ReturnType<typeof browser.call>) => (await answer).statusCode;
  const statuses = await Promise.all(
    wanted.map((newPassword) => statusOf(browser.changePassword(PASSWORD, newPassword))),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  const signIns = [PASSWORD, ...wanted].map((password) => statusOf(plain.visitor().signIn(email, password)));
  expect(await Promise.all(signIns)).toEqual([
    401,
    ...statuses.map((status) => (status === 200 ? 200 : 401)),
  ]);
});

// An intruder with a stolen session may guess a few passwords, and cannot keep the owner from changing the password.
const server = emptyServerPerTest({ SEGUE_RAISED_LIMITS: '0', LOG_LEVEL: 'info' });
const limited = serverPerFile({ SEGUE_RAISED_LIMITS: '0', LIMIT_WRITES: '5' });
const EMAIL = 'owner@example.com';
const FIVE_MINUTES_S = 5 * 60 + 15;
const guess = async (browser: Browser) => (await browser.changePassword('Wrong1234')).statusCode;
const another = () => server.signedIn(EMAIL);

/** Guesses with pauses until the attempts of a day are used up. */
async function guessAllDay(browsers: readonly Browser[]): Promise<number> {
  let tried = 0;
  for (let pause = 0; pause < 14; pause += 1) {
    for (const browser of browsers) {
      for (let times = 0; times < 6; times += 1) if ((await guess(browser)) === 401) tried += 1;
    }
    server.wait(FIVE_MINUTES_S);
  }
  return tried;
}

test('after five wrong current passwords a session gets 429 with Retry-After', async () => {
  const browser = await server.member(EMAIL);
  for (let times = 0; times < 5; times += 1) expect(await guess(browser)).toBe(401);
  const refused = await browser.changePassword();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(300);
  server.wait(FIVE_MINUTES_S);
  expect((await browser.changePassword()).statusCode).toBe(200);
});

test('stolen sessions share sixty guesses a day, and the owner can use another session', async () => {
  const thief = await server.member(EMAIL);
  const owner = await another();
  expect(await guessAllDay([thief, await another()])).toBe(60);
  expect(await guess(owner)).toBe(401);
  expect((await owner.changePassword()).statusCode).toBe(200);
  expect(await thief.memberStatus()).toBe(401);
});

test('a correct current password does not count', async () => {
  const browser = await server.member(EMAIL);
  for (let times = 0; times < 4; times += 1) await guess(browser);
  expect((await browser.changePassword()).statusCode).toBe(200);
  const rows = (await server.rows('attempts')).filter(({ count }) => Number(count) > 0);
  // Five attempts, and one for the registration.
  expect(rows.map(({ count }) => Number(count)).sort()).toEqual([1, 4, 4, 4]);
});

test('wrong and rejected current passwords are in the security log', async () => {
  const browser = await server.member(EMAIL);
  for (let times = 0; times < 6; times += 1) await guess(browser);
  await browser.changeProfile({ currentPassword: PASSWORD, newPassword: 'short' });
  const events = server.lines.map((line) => JSON.parse(line)).filter(({ security }) => security);
  const failed = events.filter(({ security }) => security === 'password change failed');
  expect(failed.map(({ reason }) => reason)).toEqual([
    ...Array.from({ length: 5 }, () => 'passwordIncorrect'),
    'tooMany',
  ]);
  expect(failed.at(0)).toMatchObject({ userId: expect.any(Number), level: 40 });
  expect(server.lines.join('')).not.toContain('Wrong1234');
});

test('an intruder who uses up the write limit does not keep the owner from a new password', async () => {
  const thief = await limited.member(EMAIL);
  const owner = await limited.signedIn(EMAIL);
  const noise = () => thief.call('PUT', '/api/playback/volume', { newVolume: 0.5 });
  for (let times = 0; times < 6; times += 1) await noise();
  for (let times = 0; times < 5; times += 1) await thief.changeProfile({});
  expect([(await noise()).statusCode, (await thief.changeProfile({})).statusCode]).toEqual([429, 429]);
  expect((await owner.changePassword()).statusCode).toBe(200);
  expect((await owner.logout()).statusCode).toBe(200);
});

test('an account may try five new emails an hour, over all its sessions', async () => {
  await server.member('taken@example.com');
  const owner = await server.member(EMAIL);
  const otherBrowser = await server.signedIn(EMAIL);
  const statuses: number[] = [];
  for (const [times, browser] of [owner, otherBrowser, owner, otherBrowser].entries()) {
    statuses.push((await browser.changeProfile({ email: `free-${times}@example.com` })).statusCode);
  }
  statuses.push((await owner.changeProfile({ email: 'taken@example.com' })).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 409]);
  const refused = await otherBrowser.changeProfile({ email: 'free-5@example.com' });
  expectError(refused, 'tooMany');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  server.wait(3601);
  expect((await owner.changeProfile({ email: 'free-5@example.com' })).statusCode).toBe(200);
});
