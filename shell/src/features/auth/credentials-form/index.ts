export { AuthCard, OtherFormLink, FormError } from './auth-card';
export { CredentialsFormGate } from './gate';
export { checkNewCredentials, checkSignIn, type FormErrors } from './validation';
export { createCredentialsForm } from './model';
export { ProviderButtons } from './provider-buttons';
export { explainNewCredentials, tooManyAttempts } from './server-errors';
export { CredentialsForm, NEW_CREDENTIALS_FIELDS } from './view';
