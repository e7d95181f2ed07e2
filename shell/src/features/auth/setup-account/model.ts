// Owns the form that sets email and password of an account that was created through a provider.
import { createRequestFx } from '@segue/api-client';
import { routes } from '@segue/contract';
import { $session } from '@segue/stores';
import { sample } from 'effector';
import {
  checkNewCredentials,
  createCredentialsForm,
  CredentialsFormGate,
  explainNewCredentials,
} from '../credentials-form';

const setupAccountFx = createRequestFx(routes.setupAccount, { concurrency: 'first' });

export const setupForm = createCredentialsForm({
  name: 'shell/setup-account',
  check: checkNewCredentials,
  submitFx: setupAccountFx,
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
