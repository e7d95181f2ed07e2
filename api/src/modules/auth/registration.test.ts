// Who may create an account, by form and by provider: everybody, visitors with an invite link, or nobody.
import { routes } from '@segue/contract';
import { insertMembers } from '../../testing/insert-members';
import { completeFlow, finishFlow, startedState } from '../../testing/oauth-flow';
import {
  emptyServerPerTest,
  expectError,
  PASSWORD,
  serverPerFile,
  type Browser,
  type TestServer,
} from '../../testing/server.fixture';
import { insertUser } from './repository';

const server = emptyServerPerTest({ REGISTRATION: 'invite', USER_INVITES: '1', LOG_LEVEL: 'trace' });
const closed = serverPerFile({ REGISTRATION: 'closed', USER_INVITES: '1' });

const DAY_S = 86_400;
const START = '/api/auth/spotify/';

const tokenIn = (text: string) => /\/sign-up\?invite=([\w-]{43})/.exec(text)?.[1] ?? '';
const operatorInvite = async () => tokenIn((await server.operate('invite')).printed);
const createInvite = (browser: Browser) => browser.call('POST', routes.createInvite.path);

const register = (at: TestServer, email: string, invite?: string, password = PASSWORD) =>
  at.visitor().call('POST', routes.registerUser.path, { email, password, invite });

/** The screen on which a visitor's sign-in with Spotify ends. */
const signInWithSpotify = async (at: TestServer, user: string, invite?: string) =>
  (await completeFlow(at.visitor(), 'spotify', user, invite ? `${START}?invite=${invite}` : START)).headers
    .location;

/** What a new account would leave. */
const stored = async (at: TestServer) => ({
  users: (await at.rows('users')).length,
  connections: await at.rows('connections'),
  flows: await at.rows('oauth_transactions'),
});
const NOTHING = { users: 0, connections: [], flows: [] };

// Mutation check: fails when `register` asks `admitNewUser` after it has looked the email up.
test.each([
  [closed, 'registrationClosed'],
  [server, 'inviteRequired'],
] as const)(
  'a refused registration does not tell whether the email has an account: %# [INVITE-01] [INVITE-02]',
  async (at, code) => {
    await insertMembers(at, 1, 'known');
    const hash = jest.spyOn(at.app.passwords, 'hash');
    for (const email of ['known-0@example.com', 'unknown@example.com', 'no address'])
      expectError(await register(at, email), code);
    expectError(await register(at, 'known-0@example.com', undefined, 'weak'), code);
    expect(hash).not.toHaveBeenCalled();
    expect(await at.rows('users')).toHaveLength(1);
  },
);

test('closed: a provider sign-in of a stranger leaves no user, connection or flow [INVITE-01]', async () => {
  const before = await stored(closed);
  expect(await signInWithSpotify(closed, 'stranger')).toBe(
    '/sign-in?error=registration_closed&provider=spotify',
  );
  expect(await stored(closed)).toEqual(before);
});

test('closed: accounts sign in with their password and with their provider [INVITE-01]', async () => {
  const { database, passwords } = closed.app;
  const passwordHash = await passwords.hash(PASSWORD);
  await insertUser(database, { email: 'a@example.com', key: 'a@example.com', passwordHash }, '2026-01-01');
  const owner = await closed.signedIn('a@example.com');
  await owner.connect('spotify', 'of-the-owner');
  expect(await signInWithSpotify(closed, 'of-the-owner')).toBe('/home');
});

test('invite: one account comes from a link, by form or provider, and no second one [INVITE-02]', async () => {
  const [first, second] = [await operatorInvite(), await operatorInvite()];
  expect((await register(server, 'ada@example.com', first)).statusCode).toBe(201);
  expect(await signInWithSpotify(server, 'grace', second)).toBe('/setup-account');
  expect(await signInWithSpotify(server, 'grace')).toBe('/setup-account');
  for (const used of [first, second, 'made-up', 'x'.repeat(43)]) {
    expectError(await register(server, 'eve@example.com', used), 'inviteInvalid');
    expect(await signInWithSpotify(server, 'eve', used)).toContain('error=invite_invalid');
  }
  expect(await server.rows('users')).toHaveLength(2);
});

// Mutation check: fails when `admitNewUser` reads the invite with `findInvite` instead of deleting it.
test.each([
  [12, 0],
  [0, 12],
  [6, 6],
])(
  'invite: of %i forms and %i providers with one link at once, one succeeds [INVITE-02]',
  async (forms, flows) => {
    const invite = await operatorInvite();
    const started = await Promise.all(
      Array.from({ length: flows }, async () => {
        const browser = server.visitor();
        return { browser, state: await startedState(browser, `${START}?invite=${invite}`) };
      }),
    );
    const results = await Promise.all([
      ...Array.from({ length: forms }, async (_, index) => {
        const answer = await register(server, `visitor-${index}@example.com`, invite);
        return answer.statusCode === 201 ? 'in' : answer.json().code;
      }),
      ...started.map(async ({ browser, state }, index) => {
        const answer = await finishFlow(browser, 'spotify', { code: `visitor-${index}`, state });
        const location = String(answer.headers.location);
        return location === '/setup-account' ? 'in' : /error=(\w+)/.exec(location)?.[1];
      }),
    ]);
    expect(results.filter((result) => result === 'in')).toHaveLength(1);
    expect(results.filter((result) => /^invite_?invalid$/i.test(result))).toHaveLength(11);
    expect(await server.rows('users')).toHaveLength(1);
  },
);

test('invite: a provider sign-in without a link, or with one used meanwhile, leaves nothing [INVITE-09]', async () => {
  expect(await signInWithSpotify(server, 'stranger')).toBe('/sign-in?error=invite_required&provider=spotify');
  expect(await stored(server)).toEqual(NOTHING);
  const invite = await operatorInvite();
  const browser = server.visitor();
  const state = await startedState(browser, `${START}?invite=${invite}`);
  expect((await register(server, 'quicker@example.com', invite)).statusCode).toBe(201);
  const { location } = (await finishFlow(browser, 'spotify', { code: 'slower', state })).headers;
  expect(location).toBe('/sign-in?error=invite_invalid&provider=spotify');
  expect(await stored(server)).toEqual({ ...NOTHING, users: 1 });
  expect((await browser.read('checkAuth')).isAuthenticated).toBe(false);
});

test('invite: a link expires after seven days, and an email in use does not use it up [INVITE-04]', async () => {
  await insertMembers(server, 1, 'known');
  const invite = await operatorInvite();
  server.wait(7 * DAY_S - 60);
  expectError(await register(server, 'known-0@example.com', invite), 'emailInUse');
  expect((await register(server, 'ada@example.com', invite)).statusCode).toBe(201);
  const late = await operatorInvite();
  server.wait(7 * DAY_S);
  expectError(await register(server, 'grace@example.com', late), 'inviteInvalid');
  expect(await signInWithSpotify(server, 'grace', late)).toContain('error=invite_invalid');
});

test('operator: `user invite` prints a link, and the database has only its hash [INVITE-04]', async () => {
  const { code, printed } = await server.operate('invite');
  expect(code).toBe(0);
  expect(printed).toMatch(
    /^http:\/\/127\.0\.0\.1:4000\/sign-up\?invite=[\w-]{43}\nGood for seven days and one/,
  );
  const [row] = await server.rows('invites');
  expect(row).toMatchObject({ created_by: null });
  expect(JSON.stringify(row)).not.toContain(tokenIn(printed));
  expect((await closed.operate('invite')).code).toBe(1);
});

test('users: at most ten unused links each, also of concurrent requests [INVITE-05]', async () => {
  const [owner, other] = await insertMembers(server, 2, 'inviting');
  const answers = await Promise.all(Array.from({ length: 15 }, () => createInvite(owner!)));
  const links = answers.filter(({ statusCode }) => statusCode === 201);
  expect(links).toHaveLength(10);
  expectError(
    answers.find(({ statusCode }) => statusCode !== 201)!,
    'tooMany',
  );
  expect((await createInvite(other!)).statusCode).toBe(201);
  const { url, expiresAt } = routes.createInvite.answers[201].parse(links[0]!.json());
  expect(Date.parse(expiresAt) - server.app.clock().getTime()).toBeGreaterThan(6.9 * DAY_S * 1000);
  expect((await register(server, 'invited@example.com', tokenIn(url))).statusCode).toBe(201);
  expect((await createInvite(owner!)).statusCode).toBe(201);
  expectError(await createInvite((await insertMembers(closed, 1, 'inviting'))[0]!), 'invitesOff');
});

test('users: the unused links of a deleted account do not work [INVITE-05]', async () => {
  const [owner] = await insertMembers(server, 1, 'leaving');
  const invite = tokenIn((await createInvite(owner!)).body);
  expect((await server.operate('delete', 'leaving-0@example.com')).code).toBe(0);
  expectError(await register(server, 'invited@example.com', invite), 'inviteInvalid');
});

test('the log has no token of an invite, not even in a report of a browser [INVITE-10]', async () => {
  const [owner] = await insertMembers(server, 1, 'logged');
  const invite = tokenIn((await createInvite(owner!)).body);
  await server.visitor().visit(`/sign-up?invite=${invite}`);
  await server.visitor().send({
    method: 'POST',
    url: '/api/csp-report',
    headers: { 'content-type': 'application/csp-report', 'sec-fetch-site': 'same-origin' },
    payload: JSON.stringify({
      'csp-report': { 'document-uri': `http://127.0.0.1/sign-up?a=1&invite=${invite}` },
    }),
  });
  await signInWithSpotify(server, 'logged', invite);
  await register(server, 'refused@example.com', invite);
  expect(server.lines.join()).toContain('invite created');
  expect(server.lines.join()).toContain('invite=[secret]');
  expect(server.lines.join()).not.toContain(invite);
});
