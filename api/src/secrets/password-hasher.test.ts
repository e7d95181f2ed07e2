import { LIGHT_HASHES } from '../testing/light-hashes';
import { createPasswordHasher, type PasswordHasher } from './password-hasher';

let passwords: PasswordHasher;
beforeEach(() => {
  passwords = createPasswordHasher(() => new Error('busy'), LIGHT_HASHES);
});
afterEach(() => passwords.close());

test('verify accepts the password of a hash and no other', async () => {
  const hash = await passwords.hash('Harbour2025');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
  expect(await passwords.verify(hash, 'Harbour2025')).toBe(true);
  expect(await passwords.verify(hash, 'Harbour2026')).toBe(false);
});

test('an invalid hash is an error, and the next task still runs', async () => {
  await expect(passwords.verify('not a hash', 'x')).rejects.toThrow();
  expect(await passwords.verify(null, 'x')).toBe(false);
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
