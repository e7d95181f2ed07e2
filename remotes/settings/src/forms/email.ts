import { failedWith, type ApiFailure } from '@segue/kernel/request';
import { isEmail, messages } from '@segue/contract';
import type { FormError } from '@segue/ui/form';
import { attach } from 'effector';
import { updateEmailFx } from '../api';

const UPDATE_FAILED = 'Failed to update email';
const EMAIL_IN_USE = `${UPDATE_FAILED}. This email is already in use.`;
const SIGN_IN_AGAIN = `${UPDATE_FAILED}. You signed in more than a day ago. Log out, sign in again, and change it within a day.`;

type Values = Readonly<{ email: string }>;

export const submitEmailFx = attach({
  effect: updateEmailFx,
  mapParams: ({ email }: Values) => ({ body: { email: email.trim() } }),
});

export function checkEmail({ email }: Values): readonly FormError<'email'>[] {
  if (email.trim() === '') return [{ text: messages.settingsEmailRequired, fields: ['email'] }];
  return isEmail(email) ? [] : [{ text: messages.emailInvalid, fields: ['email'] }];
}

export function explainEmailFailure(failure: ApiFailure): FormError<'email'> {
  if (failedWith(failure, 'emailInUse')) return { text: EMAIL_IN_USE, fields: ['email'] };
  if (failedWith(failure, 'reauthenticate')) return { text: SIGN_IN_AGAIN, fields: [] };
  return failedWith(failure, 'emailInvalid')
    ? { text: `${UPDATE_FAILED}. ${failure.message}`, fields: ['email'] }
    : { text: UPDATE_FAILED, fields: [] };
}
