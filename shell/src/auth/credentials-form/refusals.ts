// The refusals that sign-up and account setup share.
import { failedWith, type ApiFailure } from '@segue/api-client';
import { errors, errorText, messages } from '@segue/contract';
import type { Refusal } from './checks';

const EMAIL_IN_USE = 'This email is already in use. Try logging in another way.';

const ABOUT_THE_EMAIL: readonly string[] = [messages.emailRequired, messages.emailInvalid];

/**
 * Says under the e-mail that another account has it, under each field what only the server could find, and of the form as
 * a whole whatever else it failed for.
 */
export function explainNewCredentials(failure: ApiFailure): Refusal {
  if (failedWith(failure, 'emailInUse')) return { email: EMAIL_IN_USE };
  const said = failure.kind === 'answered' ? errorText(failure.body) : null;
  if (said === messages.passwordRule) return { password: said };
  if (said !== null && ABOUT_THE_EMAIL.includes(said)) return { email: said };
  return failure.kind === 'aborted' ? {} : { form: sentenceOf(failure) };
}

/** An answer that is not in the API's own shape was written by something in between, and may be a whole page. */
function sentenceOf(failure: ApiFailure): string {
  const isOurs = failure.kind === 'answered' && typeof failure.body === 'object';
  return isOurs ? failure.message : errors.unexpected.message;
}
