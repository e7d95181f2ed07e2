// Owns the password form: cleared whenever it closes, validated from the first submit on.
import { combine, createEvent, sample } from 'effector';
import { profileUpdated } from '../profile/model';
import { createScreenStore } from '../screen-lifetime';
import { changePasswordFx } from './api';
import {
  clearFieldError,
  readServerError,
  validatePassword,
  type PasswordError,
  type PasswordField,
  type PasswordFields,
} from './validation';

const CHANGED = 'Password changed successfully';
const EMPTY: PasswordFields = { currentPassword: '', newPassword: '', repetition: '' };

export const formToggled = createEvent('passwordFormToggled');
export const formCancelled = createEvent('passwordFormCancelled');
export const fieldChanged = createEvent<{ field: PasswordField; value: string }>('passwordFieldChanged');
export const formSubmitted = createEvent('passwordFormSubmitted');
const submitRejected = createEvent('passwordSubmitRejected');
const formClosings = [formToggled, formCancelled, changePasswordFx.done];

export const $isOpen = createScreenStore(false)
  .on(formToggled, (isOpen) => !isOpen)
  .on([formCancelled, changePasswordFx.done], () => false);
export const $fields = createScreenStore<PasswordFields>(EMPTY)
  .on(fieldChanged, (fields, { field, value }) => ({ ...fields, [field]: value }))
  .reset(formClosings);
export const $isChanging = changePasswordFx.pending;

const $isChecked = createScreenStore(false)
  .on(formSubmitted, () => true)
  .reset(formClosings);
const $validationError = $fields.map(validatePassword);
const $serverError = createScreenStore<PasswordError | null>(null)
  .on(changePasswordFx.failed, (_, { error }) => readServerError(error))
  .on(fieldChanged, (serverError, { field }) => clearFieldError(serverError, field))
  .reset([...formClosings, changePasswordFx]);
export const $passwordError = combine(
  $isChecked,
  $validationError,
  $serverError,
  (isChecked, validationError, serverError) => (isChecked ? validationError : null) ?? serverError,
);
/** Counts rejected submits; the view focuses the first invalid field after each. */
export const $rejections = createScreenStore(0)
  .on(submitRejected, (count) => count + 1)
  .reset(formClosings);
export const $passwordSuccess = createScreenStore<string | null>(null)
  .on(changePasswordFx.done, () => CHANGED)
  .reset([formToggled, fieldChanged]);

sample({
  clock: formSubmitted,
  source: $validationError,
  filter: (validationError) => validationError !== null,
  fn: () => undefined,
  target: submitRejected,
});
sample({ clock: changePasswordFx.failed, fn: () => undefined, target: submitRejected });
sample({
  clock: formSubmitted,
  source: { fields: $fields, validationError: $validationError, isChanging: $isChanging },
  filter: ({ validationError, isChanging }) => validationError === null && !isChanging,
  fn: ({ fields: { currentPassword, newPassword } }) => ({ body: { currentPassword, newPassword } }),
  target: changePasswordFx,
});
sample({ clock: changePasswordFx.doneData, fn: ({ profile }) => profile, target: profileUpdated });
