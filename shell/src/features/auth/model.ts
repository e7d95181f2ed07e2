// Owns the three forms: sign-in, sign-up, and the setup of an account that was created through a provider.
import { type ApiFailure, createRequestFx, failedWith } from '@segue/api-client';
import { errors, routes } from '@segue/contract';
import { $session } from '@segue/stores';
import { sample } from 'effector';
import { CredentialsFormGate } from './credentials-form/gate';
import { createCredentialsForm } from './credentials-form/model';
import { explainNewCredentials, tooManyAttempts } from './credentials-form/server-errors';
import { checkNewCredentials, checkSignIn, type FormErrors } from './credentials-form/validation';

function explainSignIn(failure: ApiFailure): FormErrors {
  if (failedWith(failure, 'emailUnknown')) return { email: errors.emailUnknown.message };
  if (failedWith(failure, 'passwordIncorrect')) return { password: errors.passwordIncorrect.message };
  const tooMany = tooManyAttempts(failure);
  return tooMany === null ? {} : { form: tooMany };
}

export const signInForm = createCredentialsForm({
  name: 'shell/sign-in',
  check: checkSignIn,
  submitFx: createRequestFx(routes.signIn, { concurrency: 'first' }),
  explain: explainSignIn,
});
export const signUpForm = createCredentialsForm({
  name: 'shell/sign-up',
  check: checkNewCredentials,
  submitFx: createRequestFx(routes.registerUser, { concurrency: 'first' }),
  explain: explainNewCredentials,
});
export const setupForm = createCredentialsForm({
  name: 'shell/setup-account',
  check: checkNewCredentials,
  submitFx: createRequestFx(routes.setupAccount, { concurrency: 'first' }),
  explain: explainNewCredentials,
});

// The email that the provider named is a suggestion: the field may be changed.
sample({
  clock: CredentialsFormGate.open.filter({ fn: ({ form }) => form === setupForm.name }),
  source: $session.map((session) => (session.status === 'signed-in' && session.user.email) || ''),
  filter: (email) => email !== '',
  fn: (email) => ({ field: 'email' as const, value: email }),
  target: setupForm.fieldChanged,
});
