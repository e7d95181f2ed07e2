// The refusal that sign-up and account setup share.
import { failedWith, type ApiFailure } from '@segue/api-client';
import type { FieldErrors } from './checks';

const EMAIL_IN_USE = 'This email is already in use. Try logging in another way.';

/** Says under the e-mail that another account has it. */
export function explainEmailInUse(failure: ApiFailure): FieldErrors {
  return failedWith(failure, 'emailInUse') ? { email: EMAIL_IN_USE } : {};
}
