import { screens } from '@segue/contract';
import {
  AuthCard,
  CredentialsForm,
  Divider,
  NEW_CREDENTIALS_FIELDS,
  OtherFormLink,
  ProviderButtons,
} from '../credentials-form';
import { signUpForm } from './model';

export function SignUp() {
  return (
    <AuthCard
      title="Create your account"
      intro="Keep favorites and playlists from both services in one place."
    >
      <ProviderButtons />
      <Divider />
      <CredentialsForm model={signUpForm} fields={NEW_CREDENTIALS_FIELDS} submitLabel="Sign Up" />
      <OtherFormLink question="Already have an account?" to={screens.signIn} label="Sign In" />
    </AuthCard>
  );
}
