// Owns the sign-up form.
import { createRequestFx } from '@segue/api-client';
import { routes } from '@segue/contract';
import { checkNewCredentials, createCredentialsForm, explainNewCredentials } from '../credentials-form';

export const registerUserFx = createRequestFx(routes.registerUser);

export const signUpForm = createCredentialsForm({
  name: 'shell/sign-up',
  check: checkNewCredentials,
  submitFx: registerUserFx,
  explain: explainNewCredentials,
});
