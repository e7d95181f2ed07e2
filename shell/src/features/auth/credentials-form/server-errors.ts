// The server's errors as the forms show them.
import { failedWith, type ApiFailure } from '@segue/api-client';
import { errors } from '@segue/contract';
import type { FormErrors } from './validation';

const EMAIL_IN_USE = 'This email is already in use. Try logging in another way.';

const TOO_MANY_REQUESTS = 429;

/** For sign-up and account setup: an error that names a field is shown under it, any other one above the button. */
export function explainNewCredentials(failure: ApiFailure): FormErrors {
  const tooMany = tooManyAttempts(failure);
  if (tooMany !== null) return { form: tooMany };
  if (failedWith(failure, 'emailInUse')) return { email: EMAIL_IN_USE };
  if (failedWith(failure, 'passwordInvalid')) return { password: failure.message };
  if (failedWith(failure, 'emailRequired') || failedWith(failure, 'emailInvalid')) {
    return { email: failure.message };
  }
  return failure.kind === 'aborted' ? {} : { form: textOf(failure) };
}

/** The sentence for a 429, with the minutes to wait rounded up; null for any other failure. */
export function tooManyAttempts(failure: ApiFailure): string | null {
  if (failure.kind !== 'answered' || failure.status !== TOO_MANY_REQUESTS) return null;
  if (failure.retryAfterS === undefined) return 'Too many attempts. Please try again later.';
  const minutes = Math.max(1, Math.ceil(failure.retryAfterS / 60));
  return `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
}

/** An answer that is not in the API's own shape comes from a proxy, and may be a whole page. */
function textOf(failure: ApiFailure): string {
  const isFromApi = failure.kind === 'answered' && typeof failure.body === 'object';
  return isFromApi ? failure.message : errors.unexpected.message;
}
