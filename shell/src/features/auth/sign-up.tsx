import { screens } from '@segue/contract';
import { $providers } from '@segue/stores';
import { useUnit } from 'effector-react';
import { AuthCard, OtherFormLink } from './credentials-form/auth-card';
import { ProviderButtons } from './credentials-form/provider-buttons';
import { CredentialsForm, NEW_CREDENTIALS_FIELDS } from './credentials-form/view';
import { signUpForm } from './model';

export function SignUp() {
  const { length: count } = useUnit($providers);
  const services = count > 2 ? ' from all your services' : count > 1 ? ' from both services' : '';
  return (
    <AuthCard title="Create your account" intro={`Keep favorites and playlists${services} in one place.`}>
      <ProviderButtons />
      <CredentialsForm model={signUpForm} fields={NEW_CREDENTIALS_FIELDS} submitLabel="Sign Up" />
      <OtherFormLink question="Already have an account?" to={screens.signIn} label="Sign In" />
    </AuthCard>
  );
}
