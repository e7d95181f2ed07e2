// The validation of the three forms, with the sentence shown for each error.
import { isAcceptablePassword, isEmail, messages } from '@segue/contract';

export type Field = 'email' | 'password' | 'confirm';
export type Values = Readonly<Record<Field, string>>;
export type FieldErrors = Readonly<Partial<Record<Field, string>>>;
export type FormErrors = FieldErrors & { readonly form?: string };

export const NO_VALUES: Values = { email: '', password: '', confirm: '' };

/** Signing in: any password may be an old one, so it is only required. */
export function checkSignIn({ email, password }: Values): FieldErrors {
  return withoutEmpty({
    email: emailError(email),
    password: password === '' ? messages.passwordRequired : undefined,
  });
}

/** A new password: sign-up and account setup. */
export function checkNewCredentials({ email, password, confirm }: Values): FieldErrors {
  return withoutEmpty({
    email: emailError(email),
    password: isAcceptablePassword(password) ? undefined : messages.passwordRule,
    confirm: confirmError(password, confirm),
  });
}

function emailError(email: string): string | undefined {
  if (email.trim() === '') return messages.emailRequired;
  return isEmail(email) ? undefined : messages.emailInvalid;
}

function confirmError(password: string, confirm: string): string | undefined {
  if (confirm === '') return messages.confirmRequired;
  return confirm === password ? undefined : messages.confirmMismatch;
}

function withoutEmpty(errors: Partial<Record<Field, string | undefined>>): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, text]) => text !== undefined)) as FieldErrors;
}
