import { PASSWORD, serverPerFile, type Browser } from '../../testing/server.fixture';

const server = serverPerFile();

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0';
const ADDRESS = '/api/settings/sessions';

const sessionsOf = async (browser: Browser) => (await browser.read('listSessions')).sessions;

async function signIn(email: string): Promise<Browser> {
  const browser = server.visitor();
  await browser.send({
    method: 'POST',
    url: '/api/auth/signIn',
    headers: { 'sec-fetch-site': 'same-origin', 'user-agent': FIREFOX },
    payload: { email, password: PASSWORD },
  });
  return browser;
}

const statusOf = (browser: Browser) => browser.memberStatus();

test('sessions: each has its device and times, and the current one is marked', async () => {
  const owner = await server.member('listed@example.com');
  await signIn('listed@example.com');
  const sessions = await sessionsOf(owner);
  expect(sessions.map(({ isCurrent, device }) => [isCurrent, device])).toEqual([
    [true, null],
    [false, 'Firefox on Windows'],
  ]);
  for (const { createdAt, lastActive } of sessions) expect(lastActive >= createdAt).toBe(true);
  const secrets = [
    owner.cookies.get('segue-session')!,
    ...(await server.rows('sessions')).map((row) => row.id_hash),
  ];
  for (const { id } of sessions) for (const secret of secrets) expect(secret).not.toContain(id);
});

test('sessions: the last activity is written at most every five minutes', async () => {
  const owner = await server.member('active@example.com');
  const lastActive = async () => (await sessionsOf(owner))[0]?.lastActive;
  const first = await lastActive();
  server.wait(4 * 60);
  expect(await lastActive()).toBe(first);
  server.wait(2 * 60);
  expect(await lastActive()).not.toBe(first);
});

test('sessions: a session ended by its id is signed out, and the others stay', async () => {
  const owner = await server.member('ends@example.com');
  const other = await signIn('ends@example.com');
  const kept = await signIn('ends@example.com');
  const id = (await sessionsOf(other)).find(({ isCurrent }) => isCurrent)?.id;
  expect((await owner.call('DELETE', `${ADDRESS}/${id}`)).statusCode).toBe(200);
  expect(await Promise.all([owner, other, kept].map(statusOf))).toEqual([200, 401, 200]);
});

test("sessions: another account's session cannot be ended", async () => {
  const owner = await server.member();
  const otherUser = await server.member();
  const [session] = await sessionsOf(owner);
  expect((await otherUser.call('DELETE', `${ADDRESS}/${session?.id}`)).statusCode).toBe(404);
  expect(await statusOf(owner)).toBe(200);
});

test('sessions: all but the current one end at once', async () => {
  const owner = await server.member('others@example.com');
  const others = [await signIn('others@example.com'), await signIn('others@example.com')];
  const otherUser = await server.member();
  expect((await owner.call('DELETE', ADDRESS)).statusCode).toBe(200);
  expect(await Promise.all([owner, ...others, otherUser].map(statusOf))).toEqual([200, 401, 401, 200]);
});
