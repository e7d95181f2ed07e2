import { screens } from '@segue/contract';
import { AuthCard, CredentialsForm, OtherFormLink, ProviderButtons } from '../credentials-form';
import { ForgottenPassword } from './forgotten-password';
import { OAuthFailure } from './oauth-failure';
import { signInForm } from './model';

export function SignIn() {
  return (
    <AuthCard title="Sign in" intro="Welcome back.">
      <OAuthFailure />
      <ProviderButtons />
      <CredentialsForm
        model={signInForm}
        fields={[
          { field: 'email', label: 'Email', autoComplete: 'username' },
          { field: 'password', label: 'Password', autoComplete: 'current-password' },
        ]}
        submitLabel="Sign In"
      >
        <ForgottenPassword />
      </CredentialsForm>
      <OtherFormLink question="New here?" to={screens.signUp} label="Sign Up" />
    </AuthCard>
  );
}
