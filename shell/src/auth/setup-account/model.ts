// Owns the form that sets email and password of an account that was created through a provider.
import { checkNewCredentials, createCredentialsForm, explainNewCredentials } from '../credentials-form';
import { setupAccountFx } from './api';

export const setupForm = createCredentialsForm({
  name: 'shell/setup-account',
  check: checkNewCredentials,
  submitFx: setupAccountFx,
  explain: explainNewCredentials,
});
