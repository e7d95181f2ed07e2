import { screens } from '@segue/contract';
import { $providers, $runtimeConfig } from '@segue/kernel/state';
import { useUnit } from 'effector-react';
import { AuthCard, OtherFormLink, useInvite } from './auth-card';
import { CredentialsForm } from './credentials-form';
import { ProviderButtons } from './provider-buttons';

export function SignUp() {
  const [{ length: count }, config] = useUnit([$providers, $runtimeConfig]);
  const { registration, passwordSignIn = true } = config;
  const invite = useInvite();
  const services = count > 2 ? ' from all your services' : count > 1 ? ' from both services' : '';
  const signIn = <OtherFormLink question="Already have an account?" to={screens.signIn} label="Sign In" />;
  if (registration === 'closed' || (registration === 'invite' && !invite)) {
    const title = registration === 'closed' ? 'Registration is closed' : 'You need an invite';
    return (
      <AuthCard title={title} intro="Ask the person who runs this server.">
        {signIn}
      </AuthCard>
    );
  }
  return (
    <AuthCard title="Create your account" intro={`Keep favorites and playlists${services} in one place.`}>
      <ProviderButtons />
      {passwordSignIn ? <CredentialsForm kind="sign-up" submitLabel="Sign Up" invite={invite} /> : null}
      {signIn}
    </AuthCard>
  );
}
