// The refusals that sign-up and account setup share.
import { failedWith, type ApiFailure } from '@segue/api-client';
import { errors } from '@segue/contract';
import type { Refusal } from './checks';

const EMAIL_IN_USE = 'This email is already in use. Try logging in another way.';

const TOO_MANY_REQUESTS = 429;

/**
 * Says under the e-mail that another account has it, under each field what only the server could find, and of the form as
 * a whole whatever else it failed for.
 */
export function explainNewCredentials(failure: ApiFailure): Refusal {
  const tooMany = tooManyAttempts(failure);
  if (tooMany !== null) return { form: tooMany };
  if (failedWith(failure, 'emailInUse')) return { email: EMAIL_IN_USE };
  if (failedWith(failure, 'passwordInvalid')) return { password: failure.message };
  if (failedWith(failure, 'emailRequired') || failedWith(failure, 'emailInvalid')) {
    return { email: failure.message };
  }
  return failure.kind === 'aborted' ? {} : { form: sentenceOf(failure) };
}

/** The sentence for a 429, with the minutes to wait rounded up; null for any other failure. */
export function tooManyAttempts(failure: ApiFailure): string | null {
  if (failure.kind !== 'answered' || failure.status !== TOO_MANY_REQUESTS) return null;
  if (failure.retryAfterS === undefined) return 'Too many attempts. Please try again later.';
  const minutes = Math.max(1, Math.ceil(failure.retryAfterS / 60));
  return `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
}

/** An answer that is not in the API's own shape was written by something in between, and may be a whole page. */
function sentenceOf(failure: ApiFailure): string {
  const isOurs = failure.kind === 'answered' && typeof failure.body === 'object';
  return isOurs ? failure.message : errors.unexpected.message;
}
