import { errors, isError, messages, routes } from '@segue/contract';
import { serverPerFile } from '../../testing/server.fixture';
import { bodyOf, PASSWORD, startTestServer, type TestServer } from '../../testing/test-server';

const server = serverPerFile();

const register = '/api/auth/registerUser';
const signIn = '/api/auth/signIn';
const checkAuth = '/api/auth/checkAuth';

describe('registering', () => {
  test('email and password create an account, which is answered [API-05] [API-06] [DATA-29]', async () => {
    const answer = await server
      .visitor()
      .call('POST', register, { email: 'ella@example.com', password: PASSWORD });
    expect(answer.statusCode).toBe(201);
    const { userInfo, userHasPassword } = bodyOf(answer, routes.signIn.answers[200]);
    expect(userInfo.email).toBe('ella@example.com');
    expect(userHasPassword).toBe(true);
  });

  test.each([
    ['the same address', 'TAKEN@example.com'],
    ['other capitals', 'taken@EXAMPLE.com'],
    ['spaces around', '  taken@example.com '],
  ])('an address registers once, also with %s', async (_case, email) => {
    const browser = server.visitor();
    await browser.call('POST', register, { email: 'Taken@example.com', password: PASSWORD });
    const answer = await server.visitor().call('POST', register, { email, password: PASSWORD });
    expect(answer.statusCode).toBe(409);
    expect(isError(answer.body, 'emailInUse')).toBe(true);
  });

  test('of concurrent registrations of one address exactly one succeeds', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        server.visitor().call('POST', register, { email: 'race@example.com', password: PASSWORD }),
      ),
    );
    const statuses = answers.map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(11);
  });

  test.each(['short1A', 'alllowercase1', 'ALLUPPERCASE1', 'NoDigitsHere', 'With space1', 'A1a'.repeat(11)])(
    'the password "%s" is refused with the sentence of the rule',
    async (password) => {
      const answer = await server.visitor().call('POST', register, { email: 'rule@example.com', password });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ message: messages.passwordRule });
    },
  );

  test.each([
    'nobody',
    'a@b',
    'a b@c.de',
    'a@b.c\u0000d',
    'evil\u202E@example.com',
    'a＠b.example.com@x.com',
  ])('the address %j is refused', async (email) => {
    const answer = await server.visitor().call('POST', register, { email, password: PASSWORD });
    expect(answer.statusCode).toBe(400);
  });
});

describe('signing in', () => {
  test('email in any case, with its password, signs in [API-07]', async () => {
    await server.member('nina@example.com');
    const answer = await server
      .visitor()
      .call('POST', signIn, { email: ' Nina@Example.COM', password: PASSWORD });
    expect(answer.statusCode).toBe(200);
    expect(bodyOf(answer, routes.signIn.answers[200])).toMatchObject({
      userInfo: { email: 'nina@example.com' },
      userHasPassword: true,
    });
  });

  test('an unknown address is refused with its own error', async () => {
    const answer = await server
      .visitor()
      .call('POST', signIn, { email: 'nobody@example.com', password: PASSWORD });
    expect(answer.statusCode).toBe(errors.emailUnknown.status);
    expect(isError(answer.body, 'emailUnknown')).toBe(true);
  });

  test('a wrong password is refused with its own error', async () => {
    await server.member('wrong@example.com');
    const answer = await server.visitor().call('POST', signIn, {
      email: 'wrong@example.com',
      password: 'Other4242',
    });
    expect(answer.statusCode).toBe(errors.passwordIncorrect.status);
    expect(isError(answer.body, 'passwordIncorrect')).toBe(true);
  });

  test('an unknown address takes as long as a wrong password: it is hashed too', async () => {
    const verify = jest.spyOn(server.app.passwords, 'verify');
    const body = { email: 'nobody-at-all@example.com', password: PASSWORD };
    await server.visitor().call('POST', signIn, body);
    await server.visitor().call('POST', signIn, { ...body, email: 'no address' });
    const calls = verify.mock.calls.map(([hash, typed]) => [hash, typed]);
    verify.mockRestore();
    expect(calls).toEqual([
      [null, PASSWORD],
      [null, PASSWORD],
    ]);
  });

  test('the session id is only in an HttpOnly cookie, never in an answer [ROLE-15]', async () => {
    const answer = await server
      .visitor()
      .call('POST', register, { email: 'cookie@example.com', password: PASSWORD });
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({ name: 'segue-session', httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(answer.body).not.toContain(cookie?.value);
  });
});

describe('a session', () => {
  test('checkAuth answers the signed-in user [API-04]', async () => {
    const browser = await server.member('who@example.com');
    expect(bodyOf(await browser.call('GET', checkAuth), routes.checkAuth.answers[200])).toEqual({
      isAuthenticated: true,
      userHasPassword: true,
      userHasSpotifyPremium: false,
      userInfo: { id: expect.any(String), email: 'who@example.com', displayName: null },
    });
  });

  test('the account id stays the same when the email changes and is unique', async () => {
    const idOf = async (browser: ReturnType<TestServer['visitor']>) =>
      bodyOf(await browser.call('GET', checkAuth), routes.checkAuth.answers[200]).userInfo?.id;
    const [one, other] = [await server.member('one@example.com'), await server.member('other@example.com')];
    const before = await idOf(one);
    await one.call('PUT', '/api/user/profile', { email: 'renamed@example.com' });
    expect(await idOf(one)).toBe(before);
    expect(await idOf(other)).not.toBe(before);
  });

  test('checkAuth answers a visitor as not authenticated [API-04]', async () => {
    expect(bodyOf(await server.visitor().call('GET', checkAuth), routes.checkAuth.answers[200])).toEqual({
      isAuthenticated: false,
      userHasPassword: false,
      userHasSpotifyPremium: false,
      userInfo: null,
    });
  });

  test('ends at logout, also for a copy of the cookie [API-09]', async () => {
    const browser = await server.member();
    const thief = browser.clone();
    expect((await browser.call('POST', '/api/auth/logout')).statusCode).toBe(200);
    expect([...browser.cookies.keys()]).not.toContain('segue-session');
    expect((await thief.call('GET', '/api/settings/profile')).statusCode).toBe(401);
  });

  test('ends after seven idle days', async () => {
    const browser = await server.member();
    server.wait(6 * 86_400);
    expect((await browser.call('GET', '/api/settings/profile')).statusCode).toBe(200);
    server.wait(6 * 86_400);
    expect((await browser.call('GET', '/api/settings/profile')).statusCode).toBe(200);
    server.wait(7 * 86_400 + 1);
    expect((await browser.call('GET', '/api/settings/profile')).statusCode).toBe(401);
  });

  test('ends after thirty days, even when used', async () => {
    const browser = await server.member();
    for (let day = 0; day < 30; day += 5) {
      expect((await browser.call('GET', '/api/settings/profile')).statusCode).toBe(200);
      server.wait(5 * 86_400);
    }
    expect((await browser.call('GET', '/api/settings/profile')).statusCode).toBe(401);
  });

  test('is stored only as a hash of its id', async () => {
    const browser = await server.member();
    const id = browser.cookies.get('segue-session');
    const rows = await server.app.database.selectFrom('sessions').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(id);
  });
});

test('over https the cookie has the __Host- prefix and is Secure', async () => {
  const secure = await startTestServer({ PUBLIC_URL: 'https://segue.test', SEGUE_RAISED_LIMITS: '0' });
  const answer = await secure
    .visitor()
    .call('POST', register, { email: 'https@example.com', password: PASSWORD });
  expect(answer.cookies[0]).toMatchObject({ name: '__Host-session', secure: true, path: '/' });
  await secure.close();
});
