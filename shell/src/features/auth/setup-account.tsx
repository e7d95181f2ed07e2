import { PROVIDER_NAMES } from '@segue/contract';
import { $providers, $session } from '@segue/kernel/state';
import { useUnit } from 'effector-react';
import { AuthCard } from './auth-card';
import { CredentialsForm } from './credentials-form';

/** Users who signed in with a provider for the first time are redirected here. */
export function SetupAccount() {
  const [providers, session] = useUnit([$providers, $session]);
  const names = providers.map((provider) => PROVIDER_NAMES[provider]);
  // The email that the provider named is a suggestion: the field may be changed.
  const email = session.status === 'signed-in' ? session.user.email : undefined;
  return (
    <AuthCard
      title="One more step"
      intro="You must setup an email and password for your account before continuing."
      reason={names.length > 0 ? `They let you sign in without ${names.join(' or ')}.` : ''}
    >
      <CredentialsForm kind="setup" submitLabel="Save" email={email ?? ''} />
    </AuthCard>
  );
}
