import { createVault } from './vault';

const SECRET = 'a secret of at least thirty-two characters';

test('what is sealed opens at its own place only', () => {
  const vault = createVault(SECRET);
  const sealed = vault.seal('token', '1:spotify:access');
  expect(vault.open(sealed, '1:spotify:access')).toBe('token');
  expect(vault.open(sealed, '2:spotify:access')).toBeNull();
});

test('one text is sealed differently every time', () => {
  const vault = createVault(SECRET);
  expect(vault.seal('token', 'here')).not.toBe(vault.seal('token', 'here'));
});

test.each(['', 'no-dot', 'ffffffff.AAAA', 'x.y.z'])('%j opens to nothing', (sealed) => {
  expect(createVault(SECRET).open(sealed, 'here')).toBeNull();
});

test('a changed letter opens to nothing', () => {
  const vault = createVault(SECRET);
  const sealed = vault.seal('token', 'here');
  const last = sealed.at(-2) === 'A' ? 'B' : 'A';
  expect(vault.open(sealed.slice(0, -2) + last + sealed.slice(-1), 'here')).toBeNull();
});

test('after a change of secret the old texts still open, while the old secret is known', () => {
  const sealed = createVault(SECRET).seal('token', 'here');
  const next = 'another secret of thirty-two characters!';
  expect(createVault(next, [SECRET]).open(sealed, 'here')).toBe('token');
  expect(createVault(next).open(sealed, 'here')).toBeNull();
});
