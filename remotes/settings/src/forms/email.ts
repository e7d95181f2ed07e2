import { failedWith } from '@segue/api-client';
import { isEmail, messages } from '@segue/contract';
import { combine, sample } from 'effector';
import { updateEmailFx } from '../api';
import { $profile, $profileError, profileUpdated } from '../profile';
import { createForm, type FormError } from './form-model';

const UPDATE_FAILED = 'Failed to update email';
const SIGN_IN_HINT = 'You signed in more than a day ago. Log out, sign in again, and change it within a day.';

const $saved = $profile.map((profile) => ({ email: profile?.email ?? '' }));
const error = (text: string, isInvalid: boolean): FormError<'email'> => ({
  text,
  fields: isInvalid ? ['email'] : [],
});

export const emailForm = createForm({
  requestFx: updateEmailFx,
  empty: { email: '' },
  $saved,
  validate: ({ email }) => {
    if (email.trim() === '') return [error(messages.settingsEmailRequired, true)];
    return isEmail(email) ? [] : [error(messages.emailInvalid, true)];
  },
  errorOf: (failure) => {
    if (failedWith(failure, 'emailInUse'))
      return error(`${UPDATE_FAILED}. This email is already in use.`, true);
    if (failedWith(failure, 'reauthenticate')) return error(`${UPDATE_FAILED}. ${SIGN_IN_HINT}`, false);
    if (failedWith(failure, 'emailInvalid')) return error(`${UPDATE_FAILED}. ${failure.message}`, true);
    return error(UPDATE_FAILED, false);
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
