// What can be wrong with a change of password: in which words it is said, and which fields it concerns.
import { failedWith, type ApiFailure } from '@segue/api-client';
import { errorText, messages, PASSWORD_MIN_CHARACTERS } from '@segue/contract';

const CHANGE_FAILED = 'Failed to change password';
const LONGEST_SENTENCE = 200;

export const PASSWORD_FIELDS = ['currentPassword', 'newPassword', 'repetition'] as const;
export type PasswordField = (typeof PASSWORD_FIELDS)[number];
export type PasswordFields = Readonly<Record<PasswordField, string>>;
/** Without fields when nothing that was typed is to blame. */
export type Complaint = { text: string; fields: readonly PasswordField[] };

/** What is wrong with the fields, in the order the specification checks them. */
export function complaintOf(typed: PasswordFields): Complaint | null {
  const empty = PASSWORD_FIELDS.filter((field) => typed[field] === '');
  if (empty.length > 0) return { text: messages.allPasswordFields, fields: empty };
  if (typed.newPassword !== typed.repetition) {
    return { text: messages.newPasswordsMismatch, fields: ['repetition'] };
  }
  if (typed.newPassword.length >= PASSWORD_MIN_CHARACTERS) return null;
  return { text: messages.newPasswordTooShort, fields: ['newPassword'] };
}

/** The server's own sentence when it gave one, about the field it means. */
export function refusalOf(failure: ApiFailure): Complaint {
  const said = failure.kind === 'answered' ? sentenceIn(failure.body) : null;
  if (!said || failedWith(failure, 'unexpected')) return { text: CHANGE_FAILED, fields: [] };
  if (failedWith(failure, 'passwordIncorrect')) return { text: said, fields: ['currentPassword'] };
  return { text: said, fields: failedWith(failure, 'passwordInvalid') ? ['newPassword'] : [] };
}

/** A text that is no JSON may be the page of a proxy. */
function sentenceIn(body: unknown): string | null {
  const said = errorText(body);
  const isPage = typeof body === 'string' && (body.includes('<') || body.length > LONGEST_SENTENCE);
  return isPage ? null : said;
}

/** What a field was refused for holds until that field changes; what concerns none, until any does. */
export function withoutField(refusal: Complaint | null, field: PasswordField): Complaint | null {
  const isAboutOthers = refusal !== null && refusal.fields.length > 0 && !refusal.fields.includes(field);
  return isAboutOthers ? refusal : null;
}
