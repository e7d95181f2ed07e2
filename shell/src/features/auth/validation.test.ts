import { errors, type ErrorCode, messages } from '@segue/contract';
import { checkNewCredentials, explainNewCredentials, explainSignIn } from './validation';

const RULE =
  'Password must be 8-32 characters long, include at least one uppercase letter, one lowercase letter, and one number';
const good = { email: 'ada@example.com', password: 'Abcdefg1', confirm: 'Abcdefg1' };

const length = (count: number) => `Aa1${'b'.repeat(count - 3)}`;

test.each([
  ['of 8 characters', '[VALID-12]', length(8)],
  ['of 32 characters', '[VALID-13]', length(32)],
])('a new password %s is accepted %s', (_, _id, password) => {
  expect(checkNewCredentials({ ...good, password, confirm: password })).toEqual([]);
});

test.each([
  ['of 7 characters', '[VALID-11]', length(7)],
  ['of 33 characters', '[VALID-14]', length(33)],
  ['with a sign', '[VALID-15]', 'Abcdefg1!'],
  ['with a letter of another alphabet', '[VALID-15]', 'Abcdefg1é'],
  ['without a lower-case letter', '[VALID-16]', 'ABCDEFG1'],
  ['without an upper-case letter', '[VALID-17]', 'abcdefg1'],
  ['without a digit', '[VALID-18]', 'Abcdefgh'],
])('a new password %s is rejected with the password rule %s', (_, _id, password) => {
  expect(checkNewCredentials({ ...good, password, confirm: password })).toEqual([
    { text: RULE, fields: ['password'] },
  ]);
});

const answered = (code: ErrorCode, message: string = errors[code].message) =>
  ({ kind: 'answered', status: errors[code].status, body: { code, message }, message }) as const;

test.each([
  [1, 'Too many attempts. Try again in 1 minute.'],
  [60, 'Too many attempts. Try again in 1 minute.'],
  [61, 'Too many attempts. Try again in 2 minutes.'],
  [undefined, 'Too many attempts. Please try again later.'],
])('a 429 with Retry-After %s says "%s" [SIGNIN-05]', (retryAfterS, sentence) => {
  const failure = { ...answered('tooMany'), ...(retryAfterS !== undefined && { retryAfterS }) };
  for (const explain of [explainSignIn, explainNewCredentials])
    expect(explain(failure)).toEqual({ text: sentence, fields: [] });
});

test.each([
  ['emailInUse', ['email'], 'This email is already in use. Try logging in another way.'],
  ['emailInvalid', ['email'], errors.emailInvalid.message],
  ['passwordInvalid', ['password'], messages.passwordRule],
  ['busy', [], errors.busy.message],
] as const)('new credentials refused with %s: the error is shown at %j', (code, fields, text) => {
  expect(explainNewCredentials(answered(code))).toEqual({ text, fields });
});

test('new credentials: the page of a proxy is not shown as an error', () => {
  const page = { kind: 'answered', status: 502, body: '<h1>Bad Gateway</h1>', message: '<h1>' } as const;
  expect(explainNewCredentials(page)).toEqual({ text: errors.unexpected.message, fields: [] });
});
