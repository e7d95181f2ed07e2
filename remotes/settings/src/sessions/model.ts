// Owns the list of signed-in browsers and the requests that log them out.
import type { UserSession } from '@segue/contract';
import { createSessionStore } from '@segue/stores';
import { combine, createEvent, sample } from 'effector';
import { createScreenStore } from '../screen-lifetime';
import { endOtherSessionsFx, endSessionFx, loadSessionsFx } from '../api';
import { SessionsGate } from '../gates';

export const retryRequested = createEvent('sessionsRetryRequested');
/** The user logs one browser out. */
export const logoutRequested = createEvent<UserSession>('sessionLogoutRequested');
/** The user logs out everywhere but here. */
export const otherLogoutsRequested = createEvent('otherSessionsLogoutRequested');

export const $sessions = createSessionStore<readonly UserSession[] | null>(null)
  .on(loadSessionsFx.doneData, (_, { sessions }) => sessions)
  .on(endSessionFx.done, (sessions, { params }) => sessions?.filter(({ id }) => id !== params.params.id))
  .on(endOtherSessionsFx.done, (sessions) => sessions?.filter(({ isCurrent }) => isCurrent));
export const $hasOthers = $sessions.map((sessions) => sessions?.some(({ isCurrent }) => !isCurrent) ?? false);
export const $areSessionsLoading = loadSessionsFx.pending;

/** The id of the session that is being ended, or `others`. */
export const $ending = createScreenStore<string | null>(null)
  .on(endSessionFx, (_, { params }) => params.id)
  .on(endOtherSessionsFx, () => 'others')
  .reset([endSessionFx.finally, endOtherSessionsFx.finally]);
export const $didLoadFail = createScreenStore(false)
  .on(loadSessionsFx.failed, () => true)
  .reset(loadSessionsFx.done);
export const $logoutError = createScreenStore<string | null>(null)
  .on([endSessionFx.failed, endOtherSessionsFx.failed], () => "Couldn't log out there. Try again.")
  .reset([endSessionFx, endOtherSessionsFx]);
export const $logoutSuccess = createScreenStore<string | null>(null)
  .on(endSessionFx.done, () => 'Logged out there.')
  .on(endOtherSessionsFx.done, () => 'Logged out everywhere else.')
  .reset([endSessionFx, endOtherSessionsFx]);

const $isIdle = combine(endSessionFx.pending, endOtherSessionsFx.pending, (one, others) => !one && !others);

sample({ clock: [SessionsGate.open, retryRequested], fn: () => undefined, target: loadSessionsFx });
sample({
  clock: logoutRequested,
  filter: $isIdle,
  fn: ({ id }) => ({ params: { id } }),
  target: endSessionFx,
});
sample({ clock: otherLogoutsRequested, filter: $isIdle, fn: () => undefined, target: endOtherSessionsFx });
// A session that ended meanwhile is what the user wanted: the reloaded list shows what is left.
sample({
  clock: [endSessionFx.failed, endOtherSessionsFx.failed],
  fn: () => undefined,
  target: loadSessionsFx,
});
