// Owns the sign-in form.
import { type ApiFailure, createRequestFx, failedWith } from '@segue/api-client';
import { errors, routes } from '@segue/contract';
import { checkSignIn, createCredentialsForm, tooManyAttempts, type FormErrors } from '../credentials-form';

const signInFx = createRequestFx(routes.signIn, { concurrency: 'first' });

function explain(failure: ApiFailure): FormErrors {
  if (failedWith(failure, 'emailUnknown')) return { email: errors.emailUnknown.message };
  if (failedWith(failure, 'passwordIncorrect')) return { password: errors.passwordIncorrect.message };
  const tooMany = tooManyAttempts(failure);
  return tooMany === null ? {} : { form: tooMany };
}

export const signInForm = createCredentialsForm({
  name: 'shell/sign-in',
  check: checkSignIn,
  submitFx: signInFx,
  explain,
});
