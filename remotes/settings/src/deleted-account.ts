// The way out after the account was deleted: the session ends here and in other tabs, and home says what happened.
import { send } from '@segue/event-bus';
import { $isSignedIn, createPageStore } from '@segue/stores';
import { createEffect, createEvent, sample } from 'effector';

/** The server deleted the account with all its sessions. */
export const accountDeleted = createEvent('accountDeleted');

/** True from the deletion until somebody signs in. The screen of a deleted account leads to home. */
export const $isAccountDeleted = createPageStore(false)
  .on(accountDeleted, () => true)
  .on($isSignedIn, (isDeleted, isSignedIn) => isDeleted && !isSignedIn);

const endSessionFx = createEffect(() => send('session/logout'));
const showNoticeFx = createEffect(() => send('notice/show', { text: 'Your account was deleted.' }));

sample({ clock: accountDeleted, target: endSessionFx });
// Later: the end of a session also clears its notices.
sample({
  clock: $isSignedIn,
  source: $isAccountDeleted,
  filter: (isDeleted, isSignedIn) => isDeleted && !isSignedIn,
  fn: () => undefined,
  target: showNoticeFx,
});
