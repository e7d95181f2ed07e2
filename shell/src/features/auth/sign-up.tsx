import { screens } from '@segue/contract';
import { $providers, $runtimeConfig } from '@segue/kernel/state';
import { useUnit } from 'effector-react';
import { AuthCard, OtherFormLink, useInvite } from './auth-card';
import { CredentialsForm } from './credentials-form';
import { ProviderButtons } from './provider-buttons';

const REFUSALS = {
  closed: {
    title: 'Registration is closed',
    intro: 'This server takes no new accounts. Ask the person who runs it.',
  },
  invite: {
    title: 'You need an invite',
    intro: 'An account on this server needs an invite link. Ask the person who runs it.',
  },
};

export function SignUp() {
  const [{ length: count }, { registration }] = useUnit([$providers, $runtimeConfig]);
  const invite = useInvite();
  const services = count > 2 ? ' from all your services' : count > 1 ? ' from both services' : '';
  const signIn = <OtherFormLink question="Already have an account?" to={screens.signIn} label="Sign In" />;
  if (registration === 'closed' || (registration === 'invite' && !invite)) {
    return <AuthCard {...REFUSALS[registration]}>{signIn}</AuthCard>;
  }
  return (
    <AuthCard title="Create your account" intro={`Keep favorites and playlists${services} in one place.`}>
      <ProviderButtons />
      <CredentialsForm kind="sign-up" submitLabel="Sign Up" invite={invite} />
      {signIn}
    </AuthCard>
  );
}
