// Owns the form that deletes the account, the logout in all tabs after it, and the notice on the home screen.
import { adviceOnTooMany, failedWith, type ApiFailure } from '@segue/kernel/request';
import { messages } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { $isSignedIn, createPageStore } from '@segue/kernel/state';
import type { FormError } from '@segue/ui/form';
import { attach, createEffect, sample } from 'effector';
import { deleteAccountFx } from '../api';

export const CONFIRMATION = 'DELETE';
export type Field = 'password' | 'confirmation';
/** An account without a password has no field for it; the server asks for a recent sign-in instead. */
type Values = Readonly<{ confirmation: string; password?: string | undefined }>;

export const submitDeletionFx = attach({
  effect: deleteAccountFx,
  mapParams: ({ password }: Values) => ({ body: { confirmation: CONFIRMATION, password } }),
});

export function checkDeletion({ password, confirmation }: Values): readonly FormError<Field>[] {
  const errors: FormError<Field>[] = [];
  if (password === '') errors.push({ text: messages.passwordRequired, fields: ['password'] });
  if (confirmation.trim() !== CONFIRMATION)
    errors.push({ text: `Type ${CONFIRMATION} to confirm.`, fields: ['confirmation'] });
  return errors;
}

export function explainDeletionFailure(failure: ApiFailure): FormError<Field> {
  const advice = adviceOnTooMany(failure);
  if (advice !== null) return { text: `Too many attempts. ${advice}`, fields: [] };
  if (failedWith(failure, 'reauthenticate')) return { text: failure.message, fields: [] };
  return failedWith(failure, 'passwordIncorrect')
    ? { text: failure.message, fields: ['password'] }
    : { text: 'Your account couldn’t be deleted. Try again.', fields: [] };
}

/** True from the deletion until the next sign-in: the screen of a deleted account links to home. */
export const $isAccountDeleted = createPageStore(false)
  .on(deleteAccountFx.done, () => true)
  .on($isSignedIn, (isDeleted, isSignedIn) => isDeleted && !isSignedIn);

sample({
  clock: deleteAccountFx.done,
  fn: () => undefined,
  target: createEffect(() => send('session/logout')),
});
// The end of a session clears its notices first, so this runs later.
sample({
  clock: $isSignedIn,
  source: $isAccountDeleted,
  filter: (isDeleted, isSignedIn) => isDeleted && !isSignedIn,
  fn: () => undefined,
  target: createEffect(() => send('notice/show', { text: 'Your account was deleted.' })),
});
