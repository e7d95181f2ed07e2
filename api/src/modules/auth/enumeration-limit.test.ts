// Account enumeration: one limit per network for every route that answers "email in use".
import { expectError, emptyServerPerTest, type Browser } from '../../testing/server.fixture';

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
    // Asking again for a counted address does not count.
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
