import { createPasswordHasher, type PasswordHasher } from './password-hasher';

// Password hashing is slow on purpose.
jest.setTimeout(60_000);

let passwords: PasswordHasher;
beforeEach(() => {
  passwords = createPasswordHasher(() => new Error('busy'));
});
afterEach(() => passwords.close());

test('verify accepts the password of a hash and no other', async () => {
  const hash = await passwords.hash('Harbour2025');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  expect(await passwords.verify(hash, 'Harbour2025')).toBe(true);
  expect(await passwords.verify(hash, 'Harbour2026')).toBe(false);
});

test('an invalid hash is an error, and the next task still runs', async () => {
  await expect(passwords.verify('not a hash', 'x')).rejects.toThrow();
  expect(await passwords.verify(null, 'x')).toBe(false);
});

test('hashing does not block the event loop', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  await Promise.all([passwords.hash('Harbour2025'), passwords.hash('Harbour2025')]);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
});

test('of sixty concurrent tasks most are rejected at once', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 60 }, () => passwords.verify(null, 'Guess2025')),
  );
  const rejected = results.filter(({ status }) => status === 'rejected').length;
  expect(rejected).toBeGreaterThanOrEqual(60 - 22);
  expect(rejected).toBeLessThan(60);
});

test('closing rejects running tasks and ends the threads', async () => {
  const hashing = passwords.hash('Harbour2025');
  await passwords.close();
  await expect(hashing).rejects.toThrow(/ended/);
});
