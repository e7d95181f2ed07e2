// The refusals that sign-up and account setup share.
import { failedWith, type ApiFailure } from '@segue/api-client';
import { errorText, messages } from '@segue/contract';
import type { FieldErrors } from './checks';

const EMAIL_IN_USE = 'This email is already in use. Try logging in another way.';

const ABOUT_THE_PASSWORD: readonly string[] = [messages.passwordRule, messages.passwordGuessable];
const ABOUT_THE_EMAIL: readonly string[] = [messages.emailRequired, messages.emailInvalid];

/** Says under the e-mail that another account has it, and under each field what only the server could find. */
export function explainNewCredentials(failure: ApiFailure): FieldErrors {
  if (failedWith(failure, 'emailInUse')) return { email: EMAIL_IN_USE };
  const said = failure.kind === 'answered' ? errorText(failure.body) : null;
  if (said !== null && ABOUT_THE_PASSWORD.includes(said)) return { password: said };
  if (said !== null && ABOUT_THE_EMAIL.includes(said)) return { email: said };
  return {};
}
