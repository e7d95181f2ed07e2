// Owns the way out: after a logout that was asked for here, the sign-in screen.
import { requestFailed } from '@segue/api-client';
import { routes, screens } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $isSignedIn, createPageStore } from '@segue/stores';
import { createEffect, createEvent, sample } from 'effector';
import { navigationRequested } from '../../navigation';

const LOGOUT = `${routes.logout.method} ${routes.logout.path}`;

export const logoutChosen = createEvent('logoutChosen');

const sendLogoutFx = createEffect<void, void>({
  name: 'sendLogoutFx',
  handler: () => send('session/logout'),
});
const loggedOut = sample({ clock: $isSignedIn, filter: (isSignedIn) => !isSignedIn });
const logoutFailed = sample({ clock: requestFailed, filter: ({ route }) => route === LOGOUT });

/** True from the wish until the session is gone; a failed logout leaves the person signed in. */
export const $isLeaving = createPageStore(false, { sid: 'shell/is-leaving' }).on(sendLogoutFx, () => true);

sample({
  clock: logoutChosen,
  source: $isLeaving,
  filter: (isLeaving) => !isLeaving,
  fn: () => undefined,
  target: sendLogoutFx,
});
sample({
  clock: loggedOut,
  source: $isLeaving,
  filter: (isLeaving) => isLeaving,
  fn: () => screens.signIn,
  target: navigationRequested,
});
$isLeaving.reset(navigationRequested, logoutFailed);
