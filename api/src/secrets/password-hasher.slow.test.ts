import { createPasswordHasher, type PasswordHasher } from './password-hasher';

// Password hashing is slow, and slower on a busy machine.
jest.setTimeout(60_000);

let passwords: PasswordHasher;
beforeEach(() => {
  passwords = createPasswordHasher(() => new Error('busy'));
});
afterEach(() => passwords.close());

test('a password fits its hash and no other does', async () => {
  const hash = await passwords.hash('Harbour2025');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  expect(await passwords.verify(hash, 'Harbour2025')).toBe(true);
  expect(await passwords.verify(hash, 'Harbour2026')).toBe(false);
});

test('to no hash nothing fits, not even what the stand-in was made of', async () => {
  expect(await passwords.verify(null, '')).toBe(false);
});

test('one password is hashed differently every time', async () => {
  expect(await passwords.hash('Harbour2025')).not.toBe(await passwords.hash('Harbour2025'));
});

test('a hash that is none is an error of its own, and the next one is served', async () => {
  await expect(passwords.verify('not a hash', 'x')).rejects.toThrow();
  expect(await passwords.verify(null, 'x')).toBe(false);
});

test('while it hashes, everything else goes on', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  await Promise.all([passwords.hash('Harbour2025'), passwords.hash('Harbour2025')]);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
});

test('of a crowd most are refused at once', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 60 }, () => passwords.verify(null, 'Guess2025')),
  );
  const refused = outcomes.filter(({ status }) => status === 'rejected').length;
  expect(refused).toBeGreaterThanOrEqual(60 - 22);
  expect(refused).toBeLessThan(60);
});

test('a crowd of one account leaves room for everybody else who is known', async () => {
  const crowd = Array.from({ length: 60 }, () => passwords.verify(null, 'Guess2025', { known: 1 }));
  const settled = Promise.allSettled(crowd);
  expect(() => passwords.requireCapacity({ known: 1 })).toThrow('busy');
  expect(() => passwords.requireCapacity({ known: 2 })).not.toThrow();
  expect(await passwords.verify(null, 'Harbour2025', { known: 2 })).toBe(false);
  await settled;
});

test('who is under way when the server closes is told so, and nothing is left running', async () => {
  const hashing = passwords.hash('Harbour2025');
  await passwords.close();
  await expect(hashing).rejects.toThrow(/ended/);
});
