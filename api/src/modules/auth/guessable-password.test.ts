import { isAcceptablePassword, isError, messages } from '@segue/contract';
import { round } from '../../testing/provider-round';
import { PASSWORD, startTestServer, type TestServer } from '../../testing/test-server';
import { isGuessable } from './guessable-password';

const EMAIL = 'nina.builder@example.com';

test.each([
  'Password1',
  'Passw0rd1',
  'Qwerty123',
  'Abcd1234',
  'Aa123456',
  '1Q2w3e4r',
  '1qaz2WSX',
  'Welcome2026',
  'iLoveYou1',
])('everybody tries "%s", which keeps the rule', (password) => {
  expect(isAcceptablePassword(password)).toBe(true);
  expect(isGuessable(password, EMAIL)).toBe(true);
});

test.each([
  ['the address', 'NinaBuilder1', EMAIL],
  ['the address, short', 'Pat12345', 'pat@example.com'],
  ['the product', 'Segue2026', EMAIL],
  ['the product, twice', 'SegueSegue1', EMAIL],
])('%s is tried next', (_what, password, email) => {
  expect(isGuessable(password, email)).toBe(true);
});

test.each([
  ['what is long enough besides the address', 'Pat7kitchen2window', 'pat@example.com'],
  ['an address of two letters', 'Ab9hedgehog', 'ab@example.com'],
  ['a word that is no ending away from the list', 'Sunshine42', EMAIL],
  ['what nobody would try', 'Harbour2025', EMAIL],
])('%s is no reason to refuse', (_what, password, email) => {
  expect(isGuessable(password, email)).toBe(false);
});

describe('the refusal', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  test('says that it is too easy on register, set-up and change', async () => {
    const newcomer = server.visitor();
    await round(newcomer, 'spotify', 'newcomer');
    const member = await server.member();
    const answers = [
      await server
        .visitor()
        .call('POST', '/api/auth/registerUser', { email: EMAIL, password: 'Password123' }),
      await newcomer.call('POST', '/api/settings/setupAccount', { email: EMAIL, password: 'Ninabuilder7' }),
      await member.call('PUT', '/api/user/profile', { currentPassword: PASSWORD, newPassword: 'Segue12345' }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ message: messages.passwordGuessable });
    }
  });

  test('is none at sign-in: who chose such a password before comes in and is told it is right or wrong', async () => {
    await server.member('older@example.com');
    const answer = await server
      .visitor()
      .call('POST', '/api/auth/signIn', { email: 'older@example.com', password: 'Password1' });
    expect(isError(answer.body, 'passwordIncorrect')).toBe(true);
  });
});
