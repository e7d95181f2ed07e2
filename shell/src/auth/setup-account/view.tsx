import { AuthCard, CredentialsForm, NEW_CREDENTIALS_FIELDS } from '../credentials-form';
import { setupForm } from './model';

export function SetupAccount() {
  return (
    <AuthCard
      title="One more step"
      intro="You must setup an email and password for your account before continuing."
      reason="They let you sign in without Spotify or SoundCloud."
    >
      <CredentialsForm model={setupForm} fields={NEW_CREDENTIALS_FIELDS} submitLabel="Save" />
    </AuthCard>
  );
}
