export { PasswordField } from './password-field';
export { PasswordRule } from './password-rule';
