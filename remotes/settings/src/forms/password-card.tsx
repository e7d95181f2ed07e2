import { failedWith, type ApiFailure } from '@segue/api-client';
import { errorText, messages, PASSWORD_MIN_CHARACTERS } from '@segue/contract';
import type { FormError } from '@segue/ui/form';
import { PasswordField, PasswordRule } from '@segue/ui/password-field';
import { useUnit } from 'effector-react';
import { changePasswordFx } from '../api';
import { FormCard } from './openable-form';

const CHANGE_FAILED = 'Failed to change password';
const MESSAGE_MAX_CHARACTERS = 200;
type Field = 'currentPassword' | 'newPassword' | 'repetition';

const FIELDS = [
  { field: 'currentPassword', label: 'Current password', autoComplete: 'current-password' },
  {
    field: 'newPassword',
    label: 'New password',
    autoComplete: 'new-password',
    hint: (password: string) => <PasswordRule password={password} />,
  },
  { field: 'repetition', label: 'Confirm new password', autoComplete: 'new-password' },
] as const;

export function PasswordCard() {
  const change = useUnit(changePasswordFx);
  return (
    <FormCard<Field>
      title="Password"
      openLabel="Change Password"
      done="Password changed successfully"
      fields={FIELDS.map((field) => ({ ...field, Input: PasswordField }))}
      check={checkPasswords}
      send={({ currentPassword, newPassword }) => change({ body: { currentPassword, newPassword } })}
      explain={explainPasswordFailure}
      submit={{ children: 'Save Password' }}
    />
  );
}

/** In the order of the specification. */
export function checkPasswords(values: Readonly<Record<Field, string>>): readonly FormError<Field>[] {
  const empty = FIELDS.map(({ field }) => field).filter((field) => values[field] === '');
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
