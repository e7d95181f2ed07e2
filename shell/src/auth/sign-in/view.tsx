import { screens } from '@segue/contract';
import { AuthCard, CredentialsForm, Divider, OtherFormLink, ProviderButtons } from '../credentials-form';
import { OAuthFailure } from './oauth-failure';
import { signInForm } from './model';

export function SignIn() {
  return (
    <AuthCard title="Sign in" intro="Welcome back.">
      <OAuthFailure />
      <CredentialsForm
        model={signInForm}
        fields={[
          { field: 'email', label: 'Email', autoComplete: 'username' },
          { field: 'password', label: 'Password', autoComplete: 'current-password' },
        ]}
        submitLabel="Sign In"
      />
      <Divider />
      <ProviderButtons />
      <OtherFormLink question="New here?" to={screens.signUp} label="Sign Up" />
    </AuthCard>
  );
}
