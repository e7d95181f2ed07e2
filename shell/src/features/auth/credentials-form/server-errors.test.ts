import { errors, type ErrorCode, messages } from '@segue/contract';
import { explainNewCredentials, tooManyAttempts } from './server-errors';

const answered = (code: ErrorCode, message: string = errors[code].message) =>
  ({ kind: 'answered', status: errors[code].status, body: { code, message }, message }) as const;

test.each([
  [1, 'Too many attempts. Try again in 1 minute.'],
  [60, 'Too many attempts. Try again in 1 minute.'],
  [61, 'Too many attempts. Try again in 2 minutes.'],
  [undefined, 'Too many attempts. Please try again later.'],
])('a 429 with Retry-After %s says "%s" [SIGNIN-05]', (retryAfterS, sentence) => {
  const failure = { ...answered('tooMany'), ...(retryAfterS !== undefined && { retryAfterS }) };
  expect(tooManyAttempts(failure)).toBe(sentence);
  expect(explainNewCredentials(failure)).toEqual({ form: sentence });
});

test.each([
  ['emailInUse', 'email', 'This email is already in use. Try logging in another way.'],
  ['emailInvalid', 'email', errors.emailInvalid.message],
  ['passwordInvalid', 'password', messages.passwordRule],
  ['busy', 'form', errors.busy.message],
] as const)('new credentials refused with %s: the error is shown at the %s', (code, place, text) => {
  expect(explainNewCredentials(answered(code))).toEqual({ [place]: text });
});

test('new credentials: the page of a proxy is not shown as an error', () => {
  const page = { kind: 'answered', status: 502, body: '<h1>Bad Gateway</h1>', message: '<h1>' } as const;
  expect(explainNewCredentials(page)).toEqual({ form: errors.unexpected.message });
});
