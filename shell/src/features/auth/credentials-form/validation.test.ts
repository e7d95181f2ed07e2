import { checkNewCredentials } from './validation';

const RULE =
  'Password must be 8-32 characters long, include at least one uppercase letter, one lowercase letter, and one number';
const good = { email: 'ada@example.com', password: 'Abcdefg1', confirm: 'Abcdefg1' };

const length = (count: number) => `Aa1${'b'.repeat(count - 3)}`;

test.each([
  ['of 8 characters', 'VALID-12', length(8)],
  ['of 32 characters', 'VALID-13', length(32)],
])('a new password %s is accepted [%s]', (_, _id, password) => {
  expect(checkNewCredentials({ ...good, password, confirm: password })).toEqual({});
});

test.each([
  ['of 7 characters', 'VALID-11', length(7)],
  ['of 33 characters', 'VALID-14', length(33)],
  ['with a sign', 'VALID-15', 'Abcdefg1!'],
  ['with a letter of another alphabet', 'VALID-15', 'Abcdefg1é'],
  ['without a lower-case letter', 'VALID-16', 'ABCDEFG1'],
  ['without an upper-case letter', 'VALID-17', 'abcdefg1'],
  ['without a digit', 'VALID-18', 'Abcdefgh'],
])('a new password %s is rejected with the password rule [%s]', (_, _id, password) => {
  expect(checkNewCredentials({ ...good, password, confirm: password })).toEqual({ password: RULE });
});
