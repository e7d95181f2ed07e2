import { failedWith } from '@segue/api-client';
import { isEmail, messages } from '@segue/contract';
import { combine, sample } from 'effector';
import { updateEmailFx } from '../api';
import { $profile, $profileError, profileUpdated } from '../profile';
import { createForm } from './form-model';

const UPDATE_FAILED = 'Failed to update email';
const EMAIL_IN_USE = `${UPDATE_FAILED}. This email is already in use.`;
const SIGN_IN_AGAIN = `${UPDATE_FAILED}. You signed in more than a day ago. Log out, sign in again, and change it within a day.`;

const $saved = $profile.map((profile) => ({ email: profile?.email ?? '' }));

export const emailForm = createForm({
  requestFx: updateEmailFx,
  empty: { email: '' },
  $saved,
  validate: ({ email }) => {
    if (email.trim() === '') return [{ text: messages.settingsEmailRequired, fields: ['email'] }];
    return isEmail(email) ? [] : [{ text: messages.emailInvalid, fields: ['email'] }];
  },
  errorOf: (failure) => {
    if (failedWith(failure, 'emailInUse')) return { text: EMAIL_IN_USE, fields: ['email'] };
    if (failedWith(failure, 'reauthenticate')) return { text: SIGN_IN_AGAIN, fields: [] };
    return failedWith(failure, 'emailInvalid')
      ? { text: `${UPDATE_FAILED}. ${failure.message}`, fields: ['email'] }
      : { text: UPDATE_FAILED, fields: [] };
  },
  paramsOf: ({ email }) => ({ body: { email: email.trim() } }),
  success: 'Email updated successfully',
});

export const $isEmailChanged = combine(
  emailForm.$values,
  $saved,
  ({ email }, saved) => email.trim() !== saved.email,
);
/** The saved email is loading; the field is disabled. */
export const $isEmailLoading = combine(
  $profile,
  $profileError,
  (profile, failure) => profile === null && failure === null,
);

sample({ clock: updateEmailFx.doneData, fn: ({ profile }) => profile, target: profileUpdated });
