// Owns the e-mail form: what is typed, whether it differs from what is saved, and what came of saving it.
import { failedWith, type ApiFailure } from '@segue/api-client';
import { isEmail, messages } from '@segue/contract';
import { sessionEnded } from '@segue/stores';
import { combine, createEvent, createStore, sample } from 'effector';
import { $profile, profileUpdated } from '../profile/model';
import { updateEmailFx } from './api';

export const UPDATE_FAILED = 'Failed to update email';
export const UPDATED = 'Email updated successfully';
const IN_USE_HINT = 'This email is already in use.';
const SIGN_IN_HINT = 'You signed in more than a day ago. Log out, sign in again, and change it within a day.';

export const emailChanged = createEvent<string>('emailChanged');
export const emailReset = createEvent('emailReset');
export const emailSubmitted = createEvent('emailSubmitted');

/** Null while it is what is saved. */
const $typed = createStore<string | null>(null, { sid: 'settings/email-typed' })
  .on(emailChanged, (_, email) => email)
  .reset([emailReset, updateEmailFx.done, sessionEnded]);
const $saved = $profile.map((profile) => profile?.email ?? '');
export const $email = combine($typed, $saved, (typed, saved) => typed ?? saved);
export const $isChanged = combine($email, $saved, (email, saved) => email !== saved);
export const $isSaving = updateEmailFx.pending;

function complaint(email: string): string | null {
  if (email.trim() === '') return messages.settingsEmailRequired;
  return isEmail(email) ? null : messages.emailInvalid;
}

function failureText(failure: ApiFailure): string {
  if (failedWith(failure, 'emailInUse')) return `${UPDATE_FAILED}. ${IN_USE_HINT}`;
  if (failedWith(failure, 'reauthenticate')) return `${UPDATE_FAILED}. ${SIGN_IN_HINT}`;
  return UPDATE_FAILED;
}

const refused = createEvent<string>('emailRefused');
export const $emailError = createStore<string | null>(null, { sid: 'settings/email-error' })
  .on(refused, (_, error) => error)
  .on(updateEmailFx.failData, (_, failure) => failureText(failure))
  .reset([emailChanged, emailReset, updateEmailFx, sessionEnded]);
export const $emailSuccess = createStore<string | null>(null, { sid: 'settings/email-success' })
  .on(updateEmailFx.done, () => UPDATED)
  .reset([emailChanged, emailReset, emailSubmitted, sessionEnded]);

sample({
  clock: emailSubmitted,
  source: $email,
  filter: (email) => complaint(email) !== null,
  fn: (email) => complaint(email) ?? '',
  target: refused,
});
sample({
  clock: emailSubmitted,
  source: { email: $email, isChanged: $isChanged, isSaving: $isSaving },
  filter: ({ email, isChanged, isSaving }) => isChanged && !isSaving && complaint(email) === null,
  fn: ({ email }) => ({ body: { email: email.trim() } }),
  target: updateEmailFx,
});
sample({ clock: updateEmailFx.doneData, fn: ({ profile }) => profile, target: profileUpdated });
