export { AuthCard, OtherFormLink, FormError } from './auth-card';
export { createCredentialsForm } from './model';
export { checkNewCredentials, checkSignIn, type FormErrors } from './validation';
export { ProviderButtons } from './provider-buttons';
export { explainNewCredentials, tooManyAttempts } from './server-errors';
export { CredentialsForm, NEW_CREDENTIALS_FIELDS } from './view';
export { CredentialsFormGate } from './gate';
