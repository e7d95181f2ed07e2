// Account enumeration: one limit per network for every route that answers "email in use".
import { isError } from '@segue/contract';
import type { Browser } from '../../testing/browser';
import { completeFlow } from '../../testing/oauth-flow';
import { serverPerTest } from '../../testing/server.fixture';
import { PASSWORD } from '../../testing/test-server';

const server = serverPerTest({
  SEGUE_RAISED_LIMITS: '0',
  LIMIT_ADDRESSES_PER_NETWORK_AN_HOUR: '3',
});

const HOUR_S = 3600;
const addressOf = (name: string) => `${name}@example.com`;
const register = (name: string) =>
  server.visitor().call('POST', '/api/auth/registerUser', { email: addressOf(name), password: PASSWORD });
const signIn = (browser: Browser, name: string) =>
  browser.call('POST', '/api/auth/signIn', { email: addressOf(name), password: PASSWORD });
const change = (browser: Browser, name: string) =>
  browser.call('PUT', '/api/user/profile', { email: addressOf(name) });

async function setUp(name: string) {
  const newcomer = server.visitor();
  await completeFlow(newcomer, 'spotify', `newcomer-${name}`);
  return newcomer.call('POST', '/api/settings/setupAccount', {
    email: addressOf(name),
    password: PASSWORD,
  });
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
    for (const name of ['one', 'two', 'three']) {
      expect(isError((await asks(name, asker)).body, 'emailInUse')).toBe(true);
    }
    const refused = await asks('four', asker);
    expect(refused.statusCode).toBe(429);
    expect(isError(refused.body, 'tooMany')).toBe(true);
    // Asking again for a counted address does not count.
    expect((await asks('one', asker)).statusCode).toBe(409);
    server.wait(HOUR_S + 1);
    expect((await asks('four', asker)).statusCode).toBe(409);
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
