import { createSignInLimiter, networkOf } from './sign-in-limiter';

const limits = { perSender: 4, perSenderAndEmail: 2, windowMs: 60_000 };

test('failures with one address are limited, other addresses go on', () => {
  const limiter = createSignInLimiter(limits);
  expect(limiter.begin('192.0.2.1', 'a@example.com', 0)).toBeNull();
  expect(limiter.begin('192.0.2.1', 'a@example.com', 0)).toBeNull();
  expect(limiter.begin('192.0.2.1', 'a@example.com', 0)).toBe(60);
  expect(limiter.begin('192.0.2.1', 'b@example.com', 0)).toBeNull();
});

test('one sender cannot go through many addresses', () => {
  const limiter = createSignInLimiter(limits);
  for (const name of ['a', 'b', 'c', 'd']) {
    expect(limiter.begin('192.0.2.1', `${name}@example.com`, 0)).toBeNull();
  }
  expect(limiter.begin('192.0.2.1', 'e@example.com', 30_000)).toBe(30);
  expect(limiter.begin('192.0.2.2', 'e@example.com', 30_000)).toBeNull();
});

test('successes cost nothing', () => {
  const limiter = createSignInLimiter(limits);
  for (let times = 0; times < 20; times += 1) {
    expect(limiter.begin('192.0.2.1', 'a@example.com', 0)).toBeNull();
    limiter.succeeded('192.0.2.1', 'a@example.com');
  }
});

test('a new window begins with nothing counted', () => {
  const limiter = createSignInLimiter(limits);
  limiter.begin('192.0.2.1', 'a@example.com', 0);
  limiter.begin('192.0.2.1', 'a@example.com', 0);
  expect(limiter.begin('192.0.2.1', 'a@example.com', 60_001)).toBeNull();
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
])('%s is sent from the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
