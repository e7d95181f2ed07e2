// Owns the password form: closed until asked for, emptied whenever it closes.
import type { ApiFailure } from '@segue/api-client';
import { errors, errorText, messages } from '@segue/contract';
import { sessionEnded } from '@segue/stores';
import { createEvent, createStore, sample } from 'effector';
import { profileUpdated } from '../profile/model';
import { changePasswordFx } from './api';

export const CHANGE_FAILED = 'Failed to change password';
export const CHANGED = 'Password changed successfully';
const MIN_LENGTH = 8;

export type PasswordField = 'currentPassword' | 'newPassword' | 'repetition';
export type PasswordFields = Readonly<Record<PasswordField, string>>;
const EMPTY: PasswordFields = { currentPassword: '', newPassword: '', repetition: '' };

export const formToggled = createEvent('passwordFormToggled');
export const formCancelled = createEvent('passwordFormCancelled');
export const fieldChanged = createEvent<{ field: PasswordField; value: string }>('passwordFieldChanged');
export const formSubmitted = createEvent('passwordFormSubmitted');

export const $isOpen = createStore(false, { sid: 'settings/password-open' })
  .on(formToggled, (isOpen) => !isOpen)
  .on([formCancelled, changePasswordFx.done, sessionEnded], () => false);
export const $fields = createStore<PasswordFields>(EMPTY, { sid: 'settings/password-fields' })
  .on(fieldChanged, (fields, { field, value }) => ({ ...fields, [field]: value }))
  .reset([formToggled, formCancelled, changePasswordFx.done, sessionEnded]);
export const $isChanging = changePasswordFx.pending;

/** What is wrong with the fields, in the order the specification checks them. */
export function complaint({ currentPassword, newPassword, repetition }: PasswordFields): string | null {
  if (currentPassword === '' || newPassword === '' || repetition === '') return messages.allPasswordFields;
  if (newPassword !== repetition) return messages.newPasswordsMismatch;
  return newPassword.length < MIN_LENGTH ? messages.newPasswordTooShort : null;
}

/** The server's own sentence when it gave one. */
function failureText(failure: ApiFailure): string {
  const said = failure.kind === 'answered' ? errorText(failure.body) : null;
  return said && said !== errors.unexpected.message ? said : CHANGE_FAILED;
}

const refused = createEvent<string>('passwordRefused');
export const $passwordError = createStore<string | null>(null, { sid: 'settings/password-error' })
  .on(refused, (_, error) => error)
  .on(changePasswordFx.failData, (_, failure) => failureText(failure))
  .reset([fieldChanged, formToggled, formCancelled, changePasswordFx, sessionEnded]);
export const $passwordSuccess = createStore<string | null>(null, { sid: 'settings/password-success' })
  .on(changePasswordFx.done, () => CHANGED)
  .reset([formToggled, fieldChanged, sessionEnded]);

sample({
  clock: formSubmitted,
  source: $fields,
  filter: (fields) => complaint(fields) !== null,
  fn: (fields) => complaint(fields) ?? '',
  target: refused,
});
sample({
  clock: formSubmitted,
  source: { fields: $fields, isChanging: $isChanging },
  filter: ({ fields, isChanging }) => complaint(fields) === null && !isChanging,
  fn: ({ fields: { currentPassword, newPassword } }) => ({ body: { currentPassword, newPassword } }),
  target: changePasswordFx,
});
sample({ clock: changePasswordFx.doneData, fn: ({ profile }) => profile, target: profileUpdated });
