import { messages, routes } from '@segue/contract';
import {
  PASSWORD,
  bodyOf,
  expectError,
  newBrowser,
  serverPerFile,
  startTestApp,
  startTestServer,
} from '../../testing/server.fixture';

const server = serverPerFile();

describe('registering', () => {
  test('email and password create an account, which is answered [API-05] [API-06] [DATA-29]', async () => {
    const answer = await server.visitor().register('ella@example.com');
    expect(answer.statusCode).toBe(201);
    const { userInfo, userHasPassword } = bodyOf(answer, routes.signIn.answers[200]);
    expect(userInfo.email).toBe('ella@example.com');
    expect(userHasPassword).toBe(true);
  });

  test.each(['TAKEN@example.com', '  taken@EXAMPLE.com '])(
    'an address registers once, also spelled %j',
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
    'the password "%s" is refused with the sentence of the rule',
    async (password) => {
      const answer = await server.visitor().register('rule@example.com', password);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ message: messages.passwordRule });
    },
  );
});

describe('signing in', () => {
  test('email in any case, with its password, signs in [API-07]', async () => {
    await server.member('nina@example.com');
    const answer = await server.visitor().signIn(' Nina@Example.COM');
    expect(answer.statusCode).toBe(200);
    expect(bodyOf(answer, routes.signIn.answers[200])).toMatchObject({
      userInfo: { email: 'nina@example.com' },
      userHasPassword: true,
    });
  });

  test('an unknown address and a wrong password are refused with errors of their own', async () => {
    await server.member('wrong@example.com');
    expectError(await server.visitor().signIn('nobody@example.com'), 'emailUnknown');
    expectError(await server.visitor().signIn('wrong@example.com', 'Other4242'), 'passwordIncorrect');
  });

  test('an unknown address takes as long as a wrong password: it is hashed too', async () => {
    const verify = jest.spyOn(server.app.passwords, 'verify');
    await server.visitor().signIn('nobody-at-all@example.com');
    await server.visitor().signIn('no address');
    expect(verify.mock.calls.map(([hash, typed]) => [hash, typed])).toEqual(Array(2).fill([null, PASSWORD]));
    verify.mockRestore();
  });

  test('the session id is only in an HttpOnly cookie, never in an answer [ROLE-15]', async () => {
    const answer = await server.visitor().register('cookie@example.com');
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({ name: 'segue-session', httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(answer.body).not.toContain(cookie?.value);
  });
});

describe('a session', () => {
  test.each([true, false])(
    'checkAuth answers the user, or nobody: signed in %s [API-04]',
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

  test('ends at logout, also for a copy of the cookie [API-09]', async () => {
    const browser = await server.member();
    const thief = browser.clone();
    expect((await browser.logout()).statusCode).toBe(200);
    expect([...browser.cookies.keys()]).not.toContain('segue-session');
    expect(await thief.memberStatus()).toBe(401);
  });

  test('ends after seven idle days', async () => {
    const browser = await server.member();
    server.wait(6 * 86_400);
    expect(await browser.memberStatus()).toBe(200);
    server.wait(6 * 86_400);
    expect(await browser.memberStatus()).toBe(200);
    server.wait(7 * 86_400 + 1);
    expect(await browser.memberStatus()).toBe(401);
  });

  test('ends after thirty days, even when used', async () => {
    const browser = await server.member();
    for (let day = 0; day < 30; day += 5) {
      expect(await browser.memberStatus()).toBe(200);
      server.wait(5 * 86_400);
    }
    expect(await browser.memberStatus()).toBe(401);
  });

  test('is stored only as a hash of its id', async () => {
    const browser = await server.member();
    const id = browser.cookies.get('segue-session');
    const rows = await server.rows('sessions');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(id);
  });
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
