import { adviceOnTooMany, failedWith, type ApiFailure } from '@segue/kernel/request';
import { errors, isAcceptablePassword, isEmail, messages, type ErrorCode } from '@segue/contract';
import type { FormError as ErrorOf } from '@segue/ui/form';

export type Field = 'email' | 'password' | 'confirm';
export type Values = Readonly<Record<Field, string>>;
export type FormError = ErrorOf<Field>;

const EMAIL_IN_USE = 'This email is already in use. Try logging in another way.';

/** On sign-in any password may be an old one, so it is only required. */
export function checkSignIn({ email, password }: Values): readonly FormError[] {
  return [
    ...errorAt('email', emailError(email)),
    ...errorAt('password', password === '' && messages.passwordRequired),
  ];
}

export function checkNewCredentials({ email, password, confirm }: Values): readonly FormError[] {
  const confirmError =
    confirm === '' ? messages.confirmRequired : confirm !== password && messages.confirmMismatch;
  return [
    ...errorAt('email', emailError(email)),
    ...errorAt('password', !isAcceptablePassword(password) && messages.passwordRule),
    ...errorAt('confirm', confirmError),
  ];
}

const errorAt = (field: Field, text: string | false): readonly FormError[] =>
  text === false ? [] : [{ text, fields: [field] }];

function emailError(email: string): string | false {
  if (email.trim() === '') return messages.emailRequired;
  return !isEmail(email) && messages.emailInvalid;
}

/** Null for a failure that is only logged. */
export function explainSignIn(failure: ApiFailure): FormError | null {
  const is = (...codes: ErrorCode[]) => codes.some((code) => failedWith(failure, code));
  const text = failure.message;
  if (is('emailUnknown', 'emailRequired', 'emailInvalid')) return { text, fields: ['email'] };
  if (is('passwordIncorrect', 'passwordInvalid')) return { text, fields: ['password'] };
  const advice = adviceOnTooMany(failure);
  return advice === null ? null : { text: `Too many attempts. ${advice}`, fields: [] };
}

export function explainNewCredentials(failure: ApiFailure): FormError | null {
  if (failure.kind === 'aborted') return null;
  if (failedWith(failure, 'emailInUse')) return { text: EMAIL_IN_USE, fields: ['email'] };
  // An answer that is not in the API's own shape comes from a proxy, and may be a whole page.
  const isFromApi = failure.kind === 'answered' && typeof failure.body === 'object';
  const text = isFromApi ? failure.message : errors.unexpected.message;
  return explainSignIn(failure) ?? { text, fields: [] };
}
