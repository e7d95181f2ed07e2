import { BulkheadRejectedError } from 'cockatiel';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIGHT_HASHES } from '../testing/light-hashes';
import { temporaryFolder } from '../testing/temporary-folder.fixture';
import { createPasswordHasher, type PasswordHasher } from './password-hasher';
import { secretKeyIn } from './secret-key';
import { createTokenCipher } from './token-cipher';

let passwords: PasswordHasher;
beforeEach(() => {
  passwords = createPasswordHasher(LIGHT_HASHES);
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

test('hashes of known users pass a full queue of anonymous ones', async () => {
  const anonymous = Array.from({ length: 60 }, () => passwords.verify(null, 'Guess2025').catch(() => null));
  expect(() => passwords.requireCapacity()).toThrow(BulkheadRejectedError);
  passwords.requireCapacity('known');
  expect(await passwords.verify(null, 'Guess2025', 'known')).toBe(false);
  await Promise.all(anonymous);
});

test('closing rejects running tasks and ends the threads', async () => {
  const rejected = expect(passwords.hash('Harbour2025')).rejects.toThrow(/aborted/);
  await passwords.close();
  await rejected;
});

const SECRET = 'a secret of at least thirty-two characters';

test('an encrypted text decrypts with its own associated data only', () => {
  const cipher = createTokenCipher(SECRET);
  const encrypted = cipher.encrypt('token', '1:spotify:access');
  expect(cipher.decrypt(encrypted, '1:spotify:access')).toBe('token');
  expect(cipher.decrypt(encrypted, '2:spotify:access')).toBeNull();
});

test('the same text is encrypted differently every time', () => {
  const cipher = createTokenCipher(SECRET);
  expect(cipher.encrypt('token', 'row')).not.toBe(cipher.encrypt('token', 'row'));
});

test.each(['', 'no-dot', 'ffffffff.AAAA', 'x.y.z'])('decrypting %j gives null', (encrypted) => {
  expect(createTokenCipher(SECRET).decrypt(encrypted, 'row')).toBeNull();
});

test('decrypting a text with one changed character gives null', () => {
  const cipher = createTokenCipher(SECRET);
  const encrypted = cipher.encrypt('token', 'row');
  const last = encrypted.at(-2) === 'A' ? 'B' : 'A';
  expect(cipher.decrypt(encrypted.slice(0, -2) + last + encrypted.slice(-1), 'row')).toBeNull();
});

test('after a key change old texts still decrypt while the previous secret is configured', () => {
  const encrypted = createTokenCipher(SECRET).encrypt('token', 'row');
  const next = 'another secret of thirty-two characters!';
  expect(createTokenCipher(next, [SECRET]).decrypt(encrypted, 'row')).toBe('token');
  expect(createTokenCipher(next).decrypt(encrypted, 'row')).toBeNull();
  const later = createTokenCipher(next, [SECRET]).encrypt('token', 'row');
  expect(createTokenCipher(next).decrypt(later, 'row')).toBe('token');
});

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

test('the first start generates a key, later starts read it', () => {
  const key = secretKeyIn(folder);
  expect(key.length).toBeGreaterThanOrEqual(32);
  expect(secretKeyIn(folder)).toBe(key);
});

test('the key file is readable by its owner only', () => {
  secretKeyIn(folder);
  expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600);
});

test('a truncated key file is an error', () => {
  writeFileSync(join(folder, 'secret.key'), 'short');
  expect(() => secretKeyIn(folder)).toThrow(/contains no usable key/);
});
