// Owns what follows the deletion of the account: the logout in all tabs, and the notice on the home screen.
import { send } from '@segue/event-bus';
import { $isSignedIn, createPageStore } from '@segue/stores';
import { createEffect, sample } from 'effector';
import { deleteAccountFx } from './api';

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
