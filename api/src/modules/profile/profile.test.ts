import { messages, routes } from '@segue/contract';
import { NEW_PASSWORD, PASSWORD, bodyOf, expectError, serverPerFile } from '../../testing/server.fixture';

const server = serverPerFile();

const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };

test('the profile has email and dates [DATA-26] [API-34]', async () => {
  const browser = await server.member('profile@example.com');
  const { profile } = await browser.read('getProfile');
  expect(profile.email).toBe('profile@example.com');
  for (const date of [profile.lastUpdatedPassword, profile.createdAt, profile.lastUpdated]) {
    expect(new Date(date ?? '').toISOString()).toBe(date);
  }
});

describe('the e-mail', () => {
  test('changes and signs in from then on [API-35]', async () => {
    const browser = await server.member('before@example.com');
    const answer = await browser.changeProfile({ email: ' After@Example.com ' });
    expect(bodyOf(answer, routes.getProfile.answers[200]).profile.email).toBe('After@example.com');
    expect((await server.visitor().signIn('after@example.com')).statusCode).toBe(200);
  });

  test("cannot be another account's", async () => {
    await server.member('theirs@example.com');
    const browser = await server.member();
    expectError(await browser.changeProfile({ email: 'Theirs@example.com' }), 'emailInUse');
  });
});

test.each([
  [{ email: 'nonsense' }, messages.emailInvalid],
  [{ ...change, newPassword: 'longbutplain' }, messages.passwordRule],
])('%j is refused with the sentence of its rule', async (invalid, message) => {
  const answer = await (await server.member()).changeProfile(invalid);
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { message }]);
});

describe('the password', () => {
  test('changes with the current one, and only the new one signs in [API-36]', async () => {
    const browser = await server.member('password@example.com');
    expect((await browser.changePassword()).statusCode).toBe(200);
    const visitor = server.visitor();
    const old = await visitor.signIn('password@example.com');
    const fresh = await visitor.signIn('password@example.com', NEW_PASSWORD);
    expect([old.statusCode, fresh.statusCode]).toEqual([401, 200]);
  });

  test('a change ends all other sessions and gives this one a new id', async () => {
    const browser = await server.member('elsewhere@example.com');
    const elsewhere = await server.signedIn('elsewhere@example.com');
    const before = browser.cookies.get('segue-session');
    await browser.changePassword();
    expect(await elsewhere.memberStatus()).toBe(401);
    expect(await browser.memberStatus()).toBe(200);
    expect(browser.cookies.get('segue-session')).not.toBe(before);
  });

  test('does not change without the current one', async () => {
    const browser = await server.member();
    expectError(await browser.changePassword('Wrong1234'), 'passwordIncorrect');
  });

  // Mutation check: fails when the password is written before the transaction starts.
  test('changes in one transaction with the sessions and the email', async () => {
    await server.member('already-theirs@example.com');
    const browser = await server.member('all-or-nothing@example.com');
    const elsewhere = await server.signedIn('all-or-nothing@example.com');
    const both = { ...change, email: 'already-theirs@example.com' };
    expect((await browser.changeProfile(both)).statusCode).toBe(409);
    expect(await elsewhere.memberStatus()).toBe(200);
    expect(await browser.memberStatus()).toBe(200);
    await server.signedIn('all-or-nothing@example.com');
  });

  test('of concurrent changes one succeeds, and only its password signs in', async () => {
    const email = 'two-tabs@example.com';
    const browser = await server.member(email);
    const wanted = Array.from({ length: 6 }, (_, tab) => `Lighthouse${tab + 10}`);
    const statusOf = async (answer: ReturnType<typeof browser.call>) => (await answer).statusCode;
    const statuses = await Promise.all(
      wanted.map((newPassword) => statusOf(browser.changePassword(PASSWORD, newPassword))),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const signIns = [PASSWORD, ...wanted].map((password) =>
      statusOf(server.visitor().signIn(email, password)),
    );
    expect(await Promise.all(signIns)).toEqual([
      401,
      ...statuses.map((status) => (status === 200 ? 200 : 401)),
    ]);
  });
});
