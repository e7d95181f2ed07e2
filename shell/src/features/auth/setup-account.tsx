import { PROVIDER_NAMES } from '@segue/contract';
import { $providers } from '@segue/stores';
import { useUnit } from 'effector-react';
import { AuthCard } from './credentials-form/auth-card';
import { CredentialsForm, NEW_CREDENTIALS_FIELDS } from './credentials-form/view';
import { setupForm } from './model';

/** Users who signed in with a provider for the first time come here. */
export function SetupAccount() {
  const names = useUnit($providers).map((provider) => PROVIDER_NAMES[provider]);
  return (
    <AuthCard
      title="One more step"
      intro="You must setup an email and password for your account before continuing."
      reason={names.length > 0 ? `They let you sign in without ${names.join(' or ')}.` : ''}
    >
      <CredentialsForm model={setupForm} fields={NEW_CREDENTIALS_FIELDS} submitLabel="Save" />
    </AuthCard>
  );
}
