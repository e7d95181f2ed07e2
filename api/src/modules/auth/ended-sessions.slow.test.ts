// [AB-06] [AB-08] [AB-10] Sessions that ended in each possible way are refused for good, and races of a hundred requests that only
// one can win. `npm run soak -- sessions` ends a thousand sessions in each way.
import { isError } from '@segue/contract';
import type { Answer, Browser } from '../../testing/browser';
import { insertMembers } from '../../testing/insert-members';
import { PASSWORD, startTestServer, type TestServer } from '../../testing/test-server';
import { insertSession } from '../../plugins/sessions/session-store';

const SESSIONS = Number(process.env['ENDED_SESSIONS'] ?? 100);
const RIVALS = 100;
const DAY_S = 86_400;
const COOKIE = 'segue-session';
jest.setTimeout(60_000);

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const profileOf = (browser: Browser) => browser.call('GET', '/api/settings/profile');

/** Counts the answers by status. */
async function countStatuses(answers: Iterable<Promise<Answer>>): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { statusCode } of await Promise.all(answers)) {
    counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  }
  return counts;
}

/** Browsers with copies of these cookies, which saw no logout. */
function thievesWith(ids: readonly string[]): Browser[] {
  return ids.map((id) => {
    const thief = server.visitor();
    thief.cookies.set(COOKIE, id);
    return thief;
  });
}

const cookieOf = (browser: Browser) => browser.cookies.get(COOKIE) ?? '';

test('a cookie from before the logout is not signed in', async () => {
  const members = await insertMembers(server, SESSIONS, 'leaver');
  const thieves = thievesWith(members.map(cookieOf));
  expect(await countStatuses(thieves.map(profileOf))).toEqual({ 200: SESSIONS });
  await Promise.all(members.map((member) => member.call('POST', '/api/auth/logout')));
  expect(await countStatuses(thieves.map(profileOf))).toEqual({ 401: SESSIONS });
});

test('a password change ends all other sessions of the account', async () => {
  const owner = await server.member('many@example.com');
  const { database, clock } = server.app;
  const { id } = await database.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const ids: string[] = [];
  for (let device = 0; device < SESSIONS; device += 1) ids.push(await insertSession(database, id, clock()));
  const devices = thievesWith(ids);
  expect(await countStatuses(devices.map(profileOf))).toEqual({ 200: SESSIONS });
  const change = { currentPassword: PASSWORD, newPassword: 'Lighthouse77' };
  expect((await owner.call('PUT', '/api/user/profile', change)).statusCode).toBe(200);
  expect(await countStatuses(devices.map(profileOf))).toEqual({ 401: SESSIONS });
  expect((await profileOf(owner)).statusCode).toBe(200);
});

test('a session ends after a week without use', async () => {
  const members = await insertMembers(server, SESSIONS, 'sleeper');
  server.wait(7 * DAY_S + 60);
  expect(await countStatuses(members.map(profileOf))).toEqual({ 401: SESSIONS });
});

/** Repeats the request while the server is busy. */
async function patiently(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (answer.statusCode !== 503) return answer;
    await new Promise((passed) => setTimeout(passed, 5));
  }
}

test('of 100 concurrent registrations of one address one succeeds, 99 get "email in use"', async () => {
  const account = { email: 'wanted@example.com', password: PASSWORD };
  const answers = await Promise.all(
    Array.from({ length: RIVALS }, () =>
      patiently(() => server.visitor().call('POST', '/api/auth/registerUser', account)),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  const refused = answers.filter(({ body }) => isError(JSON.parse(body), 'emailInUse'));
  expect(refused).toHaveLength(RIVALS - 1);
});

test('of 100 concurrent password changes one succeeds, and only its password signs in', async () => {
  const owner = await server.member('torn@example.com');
  const session = cookieOf(owner);
  const wanted = Array.from({ length: RIVALS }, (_, rival) => `Lighthouse${rival + 100}`);
  const answers = await Promise.all(
    thievesWith(wanted.map(() => session)).map((browser, rival) =>
      patiently(() =>
        browser.call('PUT', '/api/user/profile', { currentPassword: PASSWORD, newPassword: wanted[rival] }),
      ),
    ),
  );
  const won = answers.flatMap(({ statusCode }, rival) => (statusCode === 200 ? [wanted[rival]!] : []));
  expect(won).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(RIVALS - 1);
  for (const password of [PASSWORD, wanted.find((one) => one !== won[0])!, won[0]!]) {
    const { statusCode } = await server
      .visitor()
      .call('POST', '/api/auth/signIn', { email: 'torn@example.com', password });
    expect(statusCode).toBe(password === won[0] ? 200 : 401);
  }
});
