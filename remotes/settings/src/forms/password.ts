import { failedWith } from '@segue/api-client';
import { errorText, messages, PASSWORD_MIN_CHARACTERS } from '@segue/contract';
import { sample } from 'effector';
import { changePasswordFx } from '../api';
import { profileUpdated } from '../profile';
import { createForm } from './form-model';

const CHANGE_FAILED = 'Failed to change password';
const MESSAGE_MAX_CHARACTERS = 200;
const FIELDS = ['currentPassword', 'newPassword', 'repetition'] as const;

export const passwordForm = createForm({
  requestFx: changePasswordFx,
  empty: { currentPassword: '', newPassword: '', repetition: '' },
  // In the order of the specification.
  validate: (values) => {
    const empty = FIELDS.filter((field) => values[field] === '');
    if (empty.length > 0) return [{ text: messages.allPasswordFields, fields: empty }];
    if (values.newPassword !== values.repetition) {
      return [{ text: messages.newPasswordsMismatch, fields: ['repetition'] }];
    }
    if (values.newPassword.length >= PASSWORD_MIN_CHARACTERS) return [];
    return [{ text: messages.newPasswordTooShort, fields: ['newPassword'] }];
  },
  errorOf: (failure) => {
    const text = failure.kind === 'answered' ? messageIn(failure.body) : null;
    if (!text || failedWith(failure, 'unexpected')) return { text: CHANGE_FAILED, fields: [] };
    if (failedWith(failure, 'passwordIncorrect')) return { text, fields: ['currentPassword'] };
    return { text, fields: failedWith(failure, 'passwordInvalid') ? ['newPassword'] : [] };
  },
  paramsOf: ({ currentPassword, newPassword }) => ({ body: { currentPassword, newPassword } }),
  success: 'Password changed successfully',
});

/** The server's own message. A plain-text body may be a proxy's error page, which is not shown. */
function messageIn(body: unknown): string | null {
  const isPage = typeof body === 'string' && (body.includes('<') || body.length > MESSAGE_MAX_CHARACTERS);
  return isPage ? null : errorText(body);
}

sample({ clock: changePasswordFx.doneData, fn: ({ profile }) => profile, target: profileUpdated });
