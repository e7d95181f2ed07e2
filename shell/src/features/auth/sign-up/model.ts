// Owns the sign-up form.
import { createRequestFx } from '@segue/api-client';
import { routes } from '@segue/contract';
import { checkNewCredentials, createCredentialsForm, explainNewCredentials } from '../credentials-form';

const registerUserFx = createRequestFx(routes.registerUser, { concurrency: 'first' });

export const signUpForm = createCredentialsForm({
  name: 'shell/sign-up',
  check: checkNewCredentials,
  submitFx: registerUserFx,
  explain: explainNewCredentials,
});
