import { adviceOnTooMany, failedWith, type ApiFailure } from '@segue/kernel/request';
import { errors, isAcceptablePassword, isEmail, messages } from '@segue/contract';
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
  if (failedWith(failure, 'emailUnknown')) return { text: errors.emailUnknown.message, fields: ['email'] };
  if (failedWith(failure, 'passwordIncorrect')) {
    return { text: errors.passwordIncorrect.message, fields: ['password'] };
  }
  return tooManyAttempts(failure);
}

export function explainNewCredentials(failure: ApiFailure): FormError | null {
  if (failure.kind === 'aborted') return null;
  if (failedWith(failure, 'emailInUse')) return { text: EMAIL_IN_USE, fields: ['email'] };
  if (failedWith(failure, 'passwordInvalid')) return { text: failure.message, fields: ['password'] };
  if (failedWith(failure, 'emailRequired') || failedWith(failure, 'emailInvalid')) {
    return { text: failure.message, fields: ['email'] };
  }
  return tooManyAttempts(failure) ?? { text: textOf(failure), fields: [] };
}

function tooManyAttempts(failure: ApiFailure): FormError | null {
  const advice = adviceOnTooMany(failure);
  return advice === null ? null : { text: `Too many attempts. ${advice}`, fields: [] };
}

/** An answer that is not in the API's own shape comes from a proxy, and may be a whole page. */
function textOf(failure: ApiFailure): string {
  const isFromApi = failure.kind === 'answered' && typeof failure.body === 'object';
  return isFromApi ? failure.message : errors.unexpected.message;
}
