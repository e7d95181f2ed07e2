// Owns the password form: closed until asked for, emptied whenever it closes, checked from the first try on.
import { combine, createEvent, sample } from 'effector';
import { profileUpdated } from '../profile/model';
import { createScreenStore } from '../screen-lifetime';
import { changePasswordFx } from './api';
import {
  complaintOf,
  refusalOf,
  withoutField,
  type Complaint,
  type PasswordField,
  type PasswordFields,
} from './complaint';

const CHANGED = 'Password changed successfully';
const EMPTY: PasswordFields = { currentPassword: '', newPassword: '', repetition: '' };

export const formToggled = createEvent('passwordFormToggled');
export const formCancelled = createEvent('passwordFormCancelled');
export const fieldChanged = createEvent<{ field: PasswordField; value: string }>('passwordFieldChanged');
export const formSubmitted = createEvent('passwordFormSubmitted');
const refused = createEvent('passwordRefused');
const formEnds = [formToggled, formCancelled, changePasswordFx.done];

export const $isOpen = createScreenStore(false, { sid: 'settings/password-open' })
  .on(formToggled, (isOpen) => !isOpen)
  .on([formCancelled, changePasswordFx.done], () => false);
export const $fields = createScreenStore<PasswordFields>(EMPTY, { sid: 'settings/password-fields' })
  .on(fieldChanged, (fields, { field, value }) => ({ ...fields, [field]: value }))
  .reset(formEnds);
export const $isChanging = changePasswordFx.pending;

const $isChecked = createScreenStore(false, { sid: 'settings/password-checked' })
  .on(formSubmitted, () => true)
  .reset(formEnds);
const $found = $fields.map(complaintOf);
const $refusal = createScreenStore<Complaint | null>(null, { sid: 'settings/password-refusal' })
  .on(changePasswordFx.failed, (_, { error }) => refusalOf(error))
  .on(fieldChanged, (refusal, { field }) => withoutField(refusal, field))
  .reset([...formEnds, changePasswordFx]);
export const $complaint = combine(
  $isChecked,
  $found,
  $refusal,
  (isChecked, found, refusal) => (isChecked ? found : null) ?? refusal,
);
/** Counts the refused tries, so that the view can lead the keyboard to what is wrong. */
export const $refusals = createScreenStore(0, { sid: 'settings/password-refusals' })
  .on(refused, (count) => count + 1)
  .reset(formEnds);
export const $passwordSuccess = createScreenStore<string | null>(null, { sid: 'settings/password-success' })
  .on(changePasswordFx.done, () => CHANGED)
  .reset([formToggled, fieldChanged]);

sample({
  clock: formSubmitted,
  source: $found,
  filter: (found) => found !== null,
  fn: () => undefined,
  target: refused,
});
sample({ clock: changePasswordFx.failed, fn: () => undefined, target: refused });
sample({
  clock: formSubmitted,
  source: { fields: $fields, found: $found, isChanging: $isChanging },
  filter: ({ found, isChanging }) => found === null && !isChanging,
  fn: ({ fields: { currentPassword, newPassword } }) => ({ body: { currentPassword, newPassword } }),
  target: changePasswordFx,
});
sample({ clock: changePasswordFx.doneData, fn: ({ profile }) => profile, target: profileUpdated });
