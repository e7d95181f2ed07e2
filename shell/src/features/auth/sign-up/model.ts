// Owns the sign-up form.
import { checkNewCredentials, createCredentialsForm, explainNewCredentials } from '../credentials-form';
import { registerUserFx } from './api';

export const signUpForm = createCredentialsForm({
  name: 'shell/sign-up',
  check: checkNewCredentials,
  submitFx: registerUserFx,
  explain: explainNewCredentials,
});
