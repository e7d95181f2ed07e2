// Validation and server errors of a password change: the sentence and the invalid fields.
import { failedWith, type ApiFailure } from '@segue/api-client';
import { errorText, messages, PASSWORD_MIN_CHARACTERS } from '@segue/contract';

const CHANGE_FAILED = 'Failed to change password';
const MAX_SENTENCE_LENGTH = 200;

export const PASSWORD_FIELDS = ['currentPassword', 'newPassword', 'repetition'] as const;
export type PasswordField = (typeof PASSWORD_FIELDS)[number];
export type PasswordFields = Readonly<Record<PasswordField, string>>;
/** `fields` is empty when every typed value is valid. */
export type PasswordError = { text: string; fields: readonly PasswordField[] };

/** Checks the fields in the order of the specification. */
export function validatePassword(values: PasswordFields): PasswordError | null {
  const empty = PASSWORD_FIELDS.filter((field) => values[field] === '');
  if (empty.length > 0) return { text: messages.allPasswordFields, fields: empty };
  if (values.newPassword !== values.repetition) {
    return { text: messages.newPasswordsMismatch, fields: ['repetition'] };
  }
  if (values.newPassword.length >= PASSWORD_MIN_CHARACTERS) return null;
  return { text: messages.newPasswordTooShort, fields: ['newPassword'] };
}

/** Shows the server's own sentence when the response has one. */
export function readServerError(failure: ApiFailure): PasswordError {
  const sentence = failure.kind === 'answered' ? sentenceIn(failure.body) : null;
  if (!sentence || failedWith(failure, 'unexpected')) return { text: CHANGE_FAILED, fields: [] };
  if (failedWith(failure, 'passwordIncorrect')) return { text: sentence, fields: ['currentPassword'] };
  return { text: sentence, fields: failedWith(failure, 'passwordInvalid') ? ['newPassword'] : [] };
}

/** A plain-text body may be a proxy's error page, which is not shown. */
function sentenceIn(body: unknown): string | null {
  const sentence = errorText(body);
  const isPage = typeof body === 'string' && (body.includes('<') || body.length > MAX_SENTENCE_LENGTH);
  return isPage ? null : sentence;
}

/** Clears an error when one of its fields changes; an error without fields, when any field changes. */
export function clearFieldError(error: PasswordError | null, field: PasswordField): PasswordError | null {
  const isAboutOthers = error !== null && error.fields.length > 0 && !error.fields.includes(field);
  return isAboutOthers ? error : null;
}
