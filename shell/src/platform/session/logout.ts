import { requestFailed } from '@segue/kernel/request';
import { routes, screens } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { $isSignedIn, createPageStore } from '@segue/kernel/state';
import { createEffect, createEvent, sample } from 'effector';
import { navigationRequested } from '../page/navigation';

const LOGOUT = `${routes.logout.method} ${routes.logout.path}`;

export const logoutChosen = createEvent('logoutChosen');

const sendLogoutFx = createEffect(() => send('session/logout'));
const logoutFailed = sample({ clock: requestFailed, filter: ({ route }) => route === LOGOUT });

/** True from the click until the session has ended; a failed logout leaves the user signed in. */
export const $isLoggingOut = createPageStore(false).on(sendLogoutFx, () => true);

sample({
  clock: logoutChosen,
  source: $isLoggingOut,
  filter: (isLoggingOut) => !isLoggingOut,
  target: sendLogoutFx,
});
sample({
  clock: $isSignedIn,
  source: $isLoggingOut,
  filter: (isLoggingOut, isSignedIn) => isLoggingOut && !isSignedIn,
  fn: () => screens.signIn,
  target: navigationRequested,
});
$isLoggingOut.reset(navigationRequested, logoutFailed);
