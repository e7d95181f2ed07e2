// What the fields of the three forms must hold, and the sentence each one shows when it does not.
import { isAcceptablePassword, isEmail, messages } from '@segue/contract';

export type Field = 'email' | 'password' | 'confirm';
export type Values = Readonly<Record<Field, string>>;
export type FieldErrors = Readonly<Partial<Record<Field, string>>>;
/** What an answer refuses: single fields, or the form as a whole. */
export type Refusal = FieldErrors & { readonly form?: string };

export const NO_VALUES: Values = { email: '', password: '', confirm: '' };

/** Signing in: any password may be an old one, so only its absence is refused. */
export function checkSignIn({ email, password }: Values): FieldErrors {
  return found({
    email: emailError(email),
    password: password === '' ? messages.passwordRequired : undefined,
  });
}

/** A new password: sign-up and account setup. */
export function checkNewCredentials({ email, password, confirm }: Values): FieldErrors {
  return found({
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

function found(errors: Partial<Record<Field, string | undefined>>): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, text]) => text !== undefined)) as FieldErrors;
}
