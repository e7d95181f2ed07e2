// Owns the e-mail form: what is typed, whether it differs from what is saved, and what came of saving it.
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
const refused = createEvent('emailRefused');

/** Null while it is what is saved. */
const $typed = createScreenStore<string | null>(null, { sid: 'settings/email-typed' })
  .on(emailChanged, (_, email) => email)
  .reset([emailReset, updateEmailFx.done]);
const $saved = $profile.map((profile) => profile?.email ?? '');
export const $email = combine($typed, $saved, (typed, saved) => typed ?? saved);
export const $isChanged = combine($email, $saved, (email, saved) => email.trim() !== saved);
/** There is nothing to change yet. */
export const $isAwaited = combine(
  $profile,
  $profileError,
  (profile, error) => profile === null && error === null,
);
export const $isSaving = updateEmailFx.pending;

type Refusal = { text: string; isAboutEmail: boolean };

function complaintOf(email: string): string | null {
  if (email.trim() === '') return messages.settingsEmailRequired;
  return isEmail(email) ? null : messages.emailInvalid;
}

function refusalOf(failure: ApiFailure): Refusal {
  const because = (hint: string, isAboutEmail: boolean) => ({
    text: `${UPDATE_FAILED}. ${hint}`,
    isAboutEmail,
  });
  if (failedWith(failure, 'emailInUse')) return because(IN_USE_HINT, true);
  if (failedWith(failure, 'reauthenticate')) return because(SIGN_IN_HINT, false);
  if (failedWith(failure, 'emailInvalid')) return because(failure.message, true);
  return { text: UPDATE_FAILED, isAboutEmail: false };
}

const $isChecked = createScreenStore(false, { sid: 'settings/email-checked' })
  .on(emailSubmitted, () => true)
  .reset([emailReset, updateEmailFx.done]);
const $found = $email.map(complaintOf);
const $refusal = createScreenStore<Refusal | null>(null, { sid: 'settings/email-refusal' })
  .on(updateEmailFx.failed, (_, { error }) => refusalOf(error))
  .reset([emailChanged, emailReset, updateEmailFx]);
/** What is wrong with the address. */
export const $emailError = combine(
  $isChecked,
  $found,
  $refusal,
  (isChecked, found, refusal) => (isChecked ? found : null) ?? (refusal?.isAboutEmail ? refusal.text : null),
);
/** Why it was not saved, when the address is not to blame. */
export const $emailFailure = $refusal.map((refusal) =>
  refusal === null || refusal.isAboutEmail ? null : refusal.text,
);
/** Counts the refused tries, so that the view can lead the keyboard to what is wrong. */
export const $emailRefusals = createScreenStore(0, { sid: 'settings/email-refusals' }).on(
  refused,
  (count) => count + 1,
);
export const $emailSuccess = createScreenStore<string | null>(null, { sid: 'settings/email-success' })
  .on(updateEmailFx.done, () => UPDATED)
  .reset([emailChanged, emailReset, emailSubmitted]);

sample({
  clock: emailSubmitted,
  source: $found,
  filter: (found) => found !== null,
  fn: () => undefined,
  target: refused,
});
sample({ clock: updateEmailFx.failed, fn: () => undefined, target: refused });
sample({
  clock: emailSubmitted,
  source: { email: $email, found: $found, isChanged: $isChanged, isSaving: $isSaving },
  filter: ({ found, isChanged, isSaving }) => isChanged && !isSaving && found === null,
  fn: ({ email }) => ({ body: { email: email.trim() } }),
  target: updateEmailFx,
});
sample({ clock: updateEmailFx.doneData, fn: ({ profile }) => profile, target: profileUpdated });
