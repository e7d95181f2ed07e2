// Owns the email form: its draft, validation, and the result of saving.
import { failedWith, type ApiFailure } from '@segue/api-client';
import { isEmail, messages } from '@segue/contract';
import { combine, createEvent, sample } from 'effector';
import { $profile, $profileError, profileUpdated } from '../profile/model';
import { createScreenStore } from '../screen-lifetime';
import { updateEmailFx } from './api';

const UPDATE_FAILED = 'Failed to update email';
const UPDATED = 'Email updated successfully';
const IN_USE_HINT = 'This email is already in use.';
const SIGN_IN_HINT = 'You signed in more than a day ago. Log out, sign in again, and change it within a day.';

export const emailChanged = createEvent<string>('emailChanged');
export const emailReset = createEvent('emailReset');
export const emailSubmitted = createEvent('emailSubmitted');
const submitRejected = createEvent('emailSubmitRejected');

/** Null while the field shows the saved email. */
const $draft = createScreenStore<string | null>(null)
  .on(emailChanged, (_, email) => email)
  .reset([emailReset, updateEmailFx.done]);
const $saved = $profile.map((profile) => profile?.email ?? '');
export const $email = combine($draft, $saved, (draft, saved) => draft ?? saved);
export const $isChanged = combine($email, $saved, (email, saved) => email.trim() !== saved);
/** The saved email is loading; the field is disabled. */
export const $isEmailLoading = combine(
  $profile,
  $profileError,
  (profile, error) => profile === null && error === null,
);
export const $isSaving = updateEmailFx.pending;

type ServerError = { text: string; isEmailInvalid: boolean };

function validateEmail(email: string): string | null {
  if (email.trim() === '') return messages.settingsEmailRequired;
  return isEmail(email) ? null : messages.emailInvalid;
}

function readServerError(failure: ApiFailure): ServerError {
  const withHint = (hint: string, isEmailInvalid: boolean) => ({
    text: `${UPDATE_FAILED}. ${hint}`,
    isEmailInvalid,
  });
  if (failedWith(failure, 'emailInUse')) return withHint(IN_USE_HINT, true);
  if (failedWith(failure, 'reauthenticate')) return withHint(SIGN_IN_HINT, false);
  if (failedWith(failure, 'emailInvalid')) return withHint(failure.message, true);
  return { text: UPDATE_FAILED, isEmailInvalid: false };
}

const $isChecked = createScreenStore(false)
  .on(emailSubmitted, () => true)
  .reset([emailReset, updateEmailFx.done]);
const $validationError = $email.map(validateEmail);
const $serverError = createScreenStore<ServerError | null>(null)
  .on(updateEmailFx.failed, (_, { error }) => readServerError(error))
  .reset([emailChanged, emailReset, updateEmailFx]);
/** Shown under the field. */
export const $emailError = combine(
  $isChecked,
  $validationError,
  $serverError,
  (isChecked, validationError, serverError) =>
    (isChecked ? validationError : null) ?? (serverError?.isEmailInvalid ? serverError.text : null),
);
/** Why saving failed, when the email itself is valid. */
export const $emailFailure = $serverError.map((serverError) =>
  serverError === null || serverError.isEmailInvalid ? null : serverError.text,
);
/** Counts rejected submits; the view focuses the invalid field after each. */
export const $emailRejections = createScreenStore(0).on(submitRejected, (count) => count + 1);
export const $emailSuccess = createScreenStore<string | null>(null)
  .on(updateEmailFx.done, () => UPDATED)
  .reset([emailChanged, emailReset, emailSubmitted]);

sample({
  clock: emailSubmitted,
  source: $validationError,
  filter: (validationError) => validationError !== null,
  fn: () => undefined,
  target: submitRejected,
});
sample({ clock: updateEmailFx.failed, fn: () => undefined, target: submitRejected });
sample({
  clock: emailSubmitted,
  source: { email: $email, validationError: $validationError, isChanged: $isChanged, isSaving: $isSaving },
  filter: ({ validationError, isChanged, isSaving }) => isChanged && !isSaving && validationError === null,
  fn: ({ email }) => ({ body: { email: email.trim() } }),
  target: updateEmailFx,
});
sample({ clock: updateEmailFx.doneData, fn: ({ profile }) => profile, target: profileUpdated });
