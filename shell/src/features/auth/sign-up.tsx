import { screens } from '@segue/contract';
import { $providers, $runtimeConfig } from '@segue/kernel/state';
import { useUnit } from 'effector-react';
import { AuthCard, OtherFormLink } from './auth-card';
import { CredentialsForm } from './credentials-form';
import { ProviderButtons } from './provider-buttons';

export function SignUp() {
  const [{ length: count }, { passwordSignIn = true }] = useUnit([$providers, $runtimeConfig]);
  const services = count > 2 ? ' from all your services' : count > 1 ? ' from both services' : '';
  return (
    <AuthCard title="Create your account" intro={`Keep favorites and playlists${services} in one place.`}>
      <ProviderButtons />
      {passwordSignIn ? <CredentialsForm kind="sign-up" submitLabel="Sign Up" /> : null}
      <OtherFormLink question="Already have an account?" to={screens.signIn} label="Sign In" />
    </AuthCard>
  );
}
