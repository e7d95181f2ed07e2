// Owns the form that gives a provider-made account its e-mail and password.
import { checkNewCredentials, createCredentialsForm, explainNewCredentials } from '../credentials-form';
import { setupAccountFx } from './api';

export const setupForm = createCredentialsForm({
  name: 'shell/setup-account',
  check: checkNewCredentials,
  submitFx: setupAccountFx,
  explain: explainNewCredentials,
});
