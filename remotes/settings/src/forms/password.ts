import { failedWith, type ApiFailure } from '@segue/kernel/request';
import { errorText, messages, PASSWORD_MIN_CHARACTERS } from '@segue/contract';
import type { FormError } from '@segue/ui/form';
import { attach } from 'effector';
import { changePasswordFx } from '../api';

const CHANGE_FAILED = 'Failed to change password';
const MESSAGE_MAX_CHARACTERS = 200;
const FIELDS = ['currentPassword', 'newPassword', 'repetition'] as const;
export type Field = (typeof FIELDS)[number];
type Values = Readonly<Record<Field, string>>;

export const submitPasswordFx = attach({
  effect: changePasswordFx,
  mapParams: ({ currentPassword, newPassword }: Values) => ({ body: { currentPassword, newPassword } }),
});

export function checkPasswords(values: Values): readonly FormError<Field>[] {
  const empty = FIELDS.filter((field) => values[field] === '');
  if (empty.length > 0) return [{ text: messages.allPasswordFields, fields: empty }];
  if (values.newPassword !== values.repetition) {
    return [{ text: messages.newPasswordsMismatch, fields: ['repetition'] }];
  }
  if (values.newPassword.length >= PASSWORD_MIN_CHARACTERS) return [];
  return [{ text: messages.newPasswordTooShort, fields: ['newPassword'] }];
}

export function explainPasswordFailure(failure: ApiFailure): FormError<Field> {
  const text = failure.kind === 'answered' ? messageIn(failure.body) : null;
  if (!text || failedWith(failure, 'unexpected')) return { text: CHANGE_FAILED, fields: [] };
  if (failedWith(failure, 'passwordIncorrect')) return { text, fields: ['currentPassword'] };
  return { text, fields: failedWith(failure, 'passwordInvalid') ? ['newPassword'] : [] };
}

/** The server's own message. A plain-text body may be a proxy's error page, which is not shown. */
function messageIn(body: unknown): string | null {
  const isPage = typeof body === 'string' && (body.includes('<') || body.length > MESSAGE_MAX_CHARACTERS);
  return isPage ? null : errorText(body);
}
