import { createTokenCipher } from './token-cipher';

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
