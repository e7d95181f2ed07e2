import { checkNewCredentials, checkSignIn } from './validation';

const RULE =
  'Password must be 8-32 characters long, include at least one uppercase letter, one lowercase letter, and one number';
const good = { email: 'ada@example.com', password: 'Abcdefg1', confirm: 'Abcdefg1' };

test('a sign-in requires an email and a password', () => {
  expect(checkSignIn({ email: ' ', password: '', confirm: '' })).toEqual({
    email: 'An email is required',
    password: 'A password is required.',
  });
  expect(checkSignIn({ email: 'ada@example.com', password: 'x', confirm: '' })).toEqual({});
});

test.each(['abc', 'a@b', 'a b@c.de'])('%j is not a valid email', (email) => {
  expect(checkSignIn({ email, password: 'x', confirm: '' })).toEqual({ email: 'Invalid email address.' });
});

test('spaces around an email are ignored', () => {
  expect(checkNewCredentials({ ...good, email: ' ada@example.com ' })).toEqual({});
});

const length = (count: number) => `Aa1${'b'.repeat(count - 3)}`;

test.each([
  ['[VALID-12] of 8 characters', length(8)],
  ['[VALID-13] of 32 characters', length(32)],
])('a new password %s is accepted', (_, password) => {
  expect(checkNewCredentials({ ...good, password, confirm: password })).toEqual({});
});

test.each([
  ['[VALID-11] of 7 characters', length(7)],
  ['[VALID-14] of 33 characters', length(33)],
  ['[VALID-15] with a sign', 'Abcdefg1!'],
  ['[VALID-15] with a letter of another alphabet', 'Abcdefg1é'],
  ['[VALID-16] without a lower-case letter', 'ABCDEFG1'],
  ['[VALID-17] without an upper-case letter', 'abcdefg1'],
  ['[VALID-18] without a digit', 'Abcdefgh'],
])('a new password %s is rejected with the password rule', (_, password) => {
  expect(checkNewCredentials({ ...good, password, confirm: password })).toEqual({ password: RULE });
});

test('the confirmation is required and must match the password', () => {
  expect(checkNewCredentials({ ...good, confirm: '' })).toEqual({ confirm: 'Please confirm your password.' });
  expect(checkNewCredentials({ ...good, confirm: 'Abcdefg2' })).toEqual({
    confirm: 'Passwords do not match.',
  });
});
