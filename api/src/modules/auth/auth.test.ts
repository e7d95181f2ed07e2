import { messages, routes } from '@segue/contract';
import { insertMembers } from '../../testing/insert-members';
import { completeFlow } from '../../testing/oauth-flow';
import {
  PASSWORD,
  bodyOf,
  expectError,
  newBrowser,
  serverPerFile,
  startTestApp,
  startTestServer,
  type Browser,
} from '../../testing/server.fixture';
import { emailAddress } from './email-address';

const server = serverPerFile();

test('registering: email and password create an account, which the response contains [API-05] [API-06] [DATA-29]', async () => {
  const answer = await server.visitor().register('ella@example.com');
  expect(answer.statusCode).toBe(201);
  const { userInfo, userHasPassword } = bodyOf(answer, routes.signIn.answers[200]);
  expect(userInfo.email).toBe('ella@example.com');
  expect(userHasPassword).toBe(true);
});

test.each(['TAKEN@example.com', '  taken@EXAMPLE.com '])(
  'registering: an address registers once, also spelled %j',
  async (email) => {
    await server.visitor().register('Taken@example.com');
    expectError(await server.visitor().register(email), 'emailInUse');
  },
);

test('of concurrent registrations of one address exactly one succeeds', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => server.visitor().register('race@example.com')),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(11).fill(409)]);
});

test.each(['short1A', 'alllowercase1', 'ALLUPPERCASE1', 'NoDigitsHere', 'With space1', 'A1a'.repeat(11)])(
  'registering: the password "%s" is refused with the message of its rule',
  async (password) => {
    const answer = await server.visitor().register('rule@example.com', password);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message: messages.passwordRule });
  },
);

test('signing in: the email in upper or lower case and its password sign in [API-07]', async () => {
  await server.member('nina@example.com');
  const answer = await server.visitor().signIn(' Nina@Example.COM');
  expect(answer.statusCode).toBe(200);
  expect(bodyOf(answer, routes.signIn.answers[200])).toMatchObject({
    userInfo: { email: 'nina@example.com' },
    userHasPassword: true,
  });
});

test('signing in: an unknown address and a wrong password are refused with different errors', async () => {
  await server.member('wrong@example.com');
  expectError(await server.visitor().signIn('nobody@example.com'), 'emailUnknown');
  expectError(await server.visitor().signIn('wrong@example.com', 'Other4242'), 'passwordIncorrect');
});

test('signing in: an unknown address takes as long as a wrong password: it is hashed too', async () => {
  const verify = jest.spyOn(server.app.passwords, 'verify');
  await server.visitor().signIn('nobody-at-all@example.com');
  await server.visitor().signIn('no address');
  expect(verify.mock.calls.map(([hash, typed]) => [hash, typed])).toEqual(Array(2).fill([null, PASSWORD]));
  verify.mockRestore();
});

test('signing in: the session id is only in an HttpOnly cookie, never in an answer [ROLE-15]', async () => {
  const answer = await server.visitor().register('cookie@example.com');
  const [cookie] = answer.cookies;
  expect(cookie).toMatchObject({ name: 'segue-session', httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(answer.body).not.toContain(cookie?.value);
});

test.each([true, false])(
  'a session: checkAuth returns the user or none: signed in %s [API-04]',
  async (isMember) => {
    const browser = isMember ? await server.member('who@example.com') : server.visitor();
    const userInfo = { id: expect.any(String), email: 'who@example.com', displayName: null };
    expect(await browser.read('checkAuth')).toEqual({
      isAuthenticated: isMember,
      userHasPassword: isMember,
      userHasSpotifyPremium: false,
      userInfo: isMember ? userInfo : null,
    });
  },
);

test('a session ends at logout, also for a copy of the cookie [API-09]', async () => {
  const browser = await server.member();
  const thief = browser.clone();
  expect((await browser.logout()).statusCode).toBe(200);
  expect([...browser.cookies.keys()]).not.toContain('segue-session');
  expect(await thief.memberStatus()).toBe(401);
});

test('a session ends after seven idle days', async () => {
  const browser = await server.member();
  server.wait(6 * 86_400);
  expect(await browser.memberStatus()).toBe(200);
  server.wait(6 * 86_400);
  expect(await browser.memberStatus()).toBe(200);
  server.wait(7 * 86_400 + 1);
  expect(await browser.memberStatus()).toBe(401);
});

test('a session ends after thirty days, even when used', async () => {
  const browser = await server.member();
  for (let day = 0; day < 30; day += 5) {
    expect(await browser.memberStatus()).toBe(200);
    server.wait(5 * 86_400);
  }
  expect(await browser.memberStatus()).toBe(401);
});

test('a session is stored only as a hash of its id', async () => {
  const browser = await server.member();
  const id = browser.cookies.get('segue-session');
  const rows = await server.rows('sessions');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(id);
});

test('over https the cookie has the __Host- prefix and is Secure', async () => {
  const secure = await startTestServer({ PUBLIC_URL: 'https://segue.test', SEGUE_RAISED_LIMITS: '0' });
  const answer = await secure.visitor().register('https@example.com');
  expect(answer.cookies[0]).toMatchObject({ name: '__Host-session', secure: true, path: '/' });
  await secure.close();
});

test('by default passwords are hashed at full cost', async () => {
  const { app, close } = await startTestApp({}, { passwordCost: undefined });
  await newBrowser(app).register('ada@example.com');
  const [user] = await app.database.selectFrom('users').select('password_hash').execute();
  expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  await close();
});

// Every password that matches the rule is accepted at sign-up, setup and change, also an easy or unchanged one.
let accounts = 0;
const freshEmail = () => `NinaBuilder1${(accounts += 1)}@example.com`;

test.each(['Password1', 'Qwerty123', 'Abcdef12', 'Segue12345', 'NinaBuilder1', 'aB3'.repeat(10)])(
  'password %s signs up, sets an account up and becomes the new password [VALID-35]',
  async (password) => {
    const signedUp = await server.visitor().register(freshEmail(), password);
    const newcomer = await server.newcomer('spotify', freshEmail());
    const setUp = await newcomer.setUp(freshEmail(), password);
    const changed = await newcomer.changePassword(password, password);
    expect([signedUp, setUp, changed].map(({ statusCode }) => statusCode)).toEqual([201, 200, 200]);
  },
);

// Session fixation: each of the five ways to sign in issues a new session id and ends the one the browser sent.
const COOKIE = 'segue-session';
/** Fixed session ids that are tried per attack. */
const ROUNDS = Number(process.env['SOAK_ROUNDS'] ?? 1);
// Password hashing is slow, and slower on a busy machine.
jest.setTimeout(30_000 + ROUNDS * 1000);
let people = 0;
const newEmail = () => `fixed-${(people += 1)}@example.com`;

/** How an account is prepared before the id is planted, and how the browser signs in. A prepared browser's own id is planted. */
type WayIn = [
  prepare: (email: string) => Promise<Browser | undefined>,
  enter: (browser: Browser, email: string) => Promise<{ statusCode: number }>,
];
const nothing = async () => undefined;
const ways: Record<string, WayIn> = {
  registering: [nothing, (browser, email) => browser.register(email)],
  'signing in': [(email) => server.member(email).then(nothing), (browser, email) => browser.signIn(email)],
  'a provider': [nothing, (browser, email) => completeFlow(browser, 'spotify', email)],
  'setting up': [(email) => server.newcomer('spotify', email), (browser, email) => browser.setUp(email)],
  'a new password': [(email) => server.member(email), (browser) => browser.changePassword()],
};

const isDead = async (id: string) => {
  const thief = server.visitor();
  thief.cookies.set(COOKIE, id);
  return (await thief.memberStatus()) === 401;
};

// Mutation check: fails when `insertSession` keeps the sent id, or `sessions.start` does not delete the old session.
describe.each(Object.entries(ways))('%s', (_name, [prepare, enter]) => {
  test("ends the session whose id the browser sent, also an attacker's, and never adopts it", async () => {
    for (let attempt = 0; attempt < ROUNDS; attempt += 1) {
      const email = newEmail();
      const own = (await prepare(email))?.cookies.get(COOKIE);
      const [attacker] = await insertMembers(server, 1, `attacker-of-${email}`);
      const planted = own ?? attacker!.cookies.get(COOKIE)!;
      expect(await isDead(planted)).toBe(false);
      const browser = server.visitor();
      browser.cookies.set(COOKIE, planted);
      expect((await enter(browser, email)).statusCode).toBeLessThan(400);
      expect(browser.cookies.get(COOKIE)).toMatch(/^[\w-]{43}$/);
      expect(browser.cookies.get(COOKIE)).not.toBe(planted);
      expect(await isDead(planted)).toBe(true);
    }
  });
});

test('the domain is stored in lower case, the local part as typed', () => {
  expect(emailAddress(' Billie.Holiday@Example.COM ')).toEqual({
    email: 'Billie.Holiday@example.com',
    key: 'billie.holiday@example.com',
  });
});

test.each([
  ['capitals of a sharp s', true, 'Gro\u00DF@example.com', 'GROSS@example.com'],
  ['a capital sharp s', true, 'gro\u1E9E@example.com', 'gross@example.com'],
  ['composed and decomposed letters', true, 'rene\u0301@example.com', 'REN\u00C9@example.com'],
  ['a sigma at the end', true, '\u03BD\u03BF\u03C2@example.com', '\u039D\u039F\u03A3@example.com'],
  ['the other name of a host', true, 'ada@M\u00FCnchen.example', 'ada@xn--mnchen-3ya.example'],
  ['different IDN hosts', false, 'ada@stra\u00DFe.example', 'ada@strasse.example'],
])('%s: the same address: %s', (_what, isSame, one, another) => {
  expect(emailAddress(one)?.key === emailAddress(another)?.key).toBe(isSame);
});

test('the key of an ASCII address is its lower case', () => {
  const odd = "A!#$%&'*+/=?^_`{|}~.-Z@1.2.3";
  expect(emailAddress(odd)?.key).toBe(odd.toLowerCase());
});

test('normalization is idempotent for every character', () => {
  const unstable: string[] = [];
  for (let code = 0x80; code < 0x30000; code += 1) {
    const key = emailAddress(`a${String.fromCodePoint(code)}z@example.com`)?.key;
    if (key !== undefined && emailAddress(key)?.key !== key) unstable.push(code.toString(16));
  }
  expect(unstable).toEqual([]);
});

test('invisible characters are refused in an address', () => {
  const unseen = '\u034f\u115f\u1160\u17b4\u17b5\u180b\u180f\u2800\u3164\ufe00\ufe0f\uffa0\u{e0100}\u{e01ef}';
  expect([...unseen].filter((sign) => emailAddress(`a${sign}da@example.com`) !== null)).toEqual([]);
});

test.each([
  ...['', 'a@b', '@example.com', 'a@@example.com', 'a\r\nb@example.com', 'a@b.c.'],
  ...['a\u0000b@example.com', 'a\u202Eb@example.com', 'a\u200Bb@example.com'],
  // Homoglyphs of reserved characters.
  ...[
    '\uFF41da@example.com',
    'so\uFB01a@example.com',
    'ada\uFF20work@example.com',
    'ada\uFE6Bwork@example.com',
  ],
  ...['ada@mail.example\uFF0Ecom', 'ada@mail.example\u3002com'],
])('%j is not an email address', (typed) => {
  expect(emailAddress(typed)).toBeNull();
});
