// Owns the form that gives a provider-made account its e-mail and password.
import { createRequestFx } from '@segue/api-client';
import { routes } from '@segue/contract';
import { checkNewCredentials, createCredentialsForm, explainNewCredentials } from '../credentials-form';

export const setupAccountFx = createRequestFx(routes.setupAccount);

export const setupForm = createCredentialsForm({
  name: 'shell/setup-account',
  check: checkNewCredentials,
  submitFx: setupAccountFx,
  explain: explainNewCredentials,
});
