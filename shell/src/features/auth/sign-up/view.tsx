import { screens } from '@segue/contract';
import { $providers } from '@segue/stores';
import { useUnit } from 'effector-react';
import {
  AuthCard,
  CredentialsForm,
  NEW_CREDENTIALS_FIELDS,
  OtherFormLink,
  ProviderButtons,
} from '../credentials-form';
import { signUpForm } from './model';

export function SignUp() {
  const areSeveral = useUnit($providers).length > 1;
  return (
    <AuthCard
      title="Create your account"
      intro={`Keep favorites and playlists${areSeveral ? ' from both services' : ''} in one place.`}
    >
      <ProviderButtons />
      <CredentialsForm model={signUpForm} fields={NEW_CREDENTIALS_FIELDS} submitLabel="Sign Up" />
      <OtherFormLink question="Already have an account?" to={screens.signIn} label="Sign In" />
    </AuthCard>
  );
}
