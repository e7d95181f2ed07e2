// Owns the form that deletes the account, the logout in all tabs after it, and the notice on the home screen.
import { failedWith } from '@segue/api-client';
import { messages } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $isSignedIn, createPageStore } from '@segue/stores';
import { createEffect, sample } from 'effector';
import { deleteAccountFx } from '../api';
import { adviceOnTooMany, createForm, type FormError } from './form-model';

export const CONFIRMATION = 'DELETE';

export const deletionForm = createForm({
  requestFx: deleteAccountFx,
  empty: { password: '', confirmation: '' },
  validate: ({ password, confirmation }) => {
    const errors: FormError<'password' | 'confirmation'>[] = [];
    if (password === '') errors.push({ text: messages.passwordRequired, fields: ['password'] });
    if (confirmation.trim() !== CONFIRMATION)
      errors.push({ text: `Type ${CONFIRMATION} to confirm.`, fields: ['confirmation'] });
    return errors;
  },
  errorOf: (failure) => {
    const advice = adviceOnTooMany(failure);
    if (advice !== null) return { text: `Too many attempts. ${advice}`, fields: [] };
    return failedWith(failure, 'passwordIncorrect') && failure.kind === 'answered'
      ? { text: failure.message, fields: ['password'] }
      : { text: "Your account couldn't be deleted. Try again.", fields: [] };
  },
  paramsOf: ({ password }) => ({ body: { confirmation: CONFIRMATION, password } }),
});

/** True from the deletion until somebody signs in: the screen of a deleted account leads to home. */
export const $isAccountDeleted = createPageStore(false)
  .on(deleteAccountFx.done, () => true)
  .on($isSignedIn, (isDeleted, isSignedIn) => isDeleted && !isSignedIn);

sample({
  clock: deleteAccountFx.done,
  fn: () => undefined,
  target: createEffect(() => send('session/logout')),
});
// Later: the end of a session also clears its notices.
sample({
  clock: $isSignedIn,
  source: $isAccountDeleted,
  filter: (isDeleted, isSignedIn) => isDeleted && !isSignedIn,
  fn: () => undefined,
  target: createEffect(() => send('notice/show', { text: 'Your account was deleted.' })),
});
