export { AuthCard, Divider, OtherWay, Problem } from './auth-card';
export { checkNewCredentials, checkSignIn, type Field, type Refusal } from './checks';
export { createCredentialsForm, type CredentialsFormModel } from './model';
export { ProviderButtons } from './provider-buttons';
export { explainNewCredentials, tooManyAttempts } from './refusals';
export { CredentialsForm, NEW_CREDENTIALS_FIELDS } from './view';
