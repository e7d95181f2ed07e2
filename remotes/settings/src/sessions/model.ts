import type { UserSession } from '@segue/contract';
import { createSessionStore } from '@segue/kernel/state';
import { createEvent, sample } from 'effector';
import { endOtherSessionsFx, loadSessionsFx } from '../api';
import { createScreenStore, PersonalInfoGate } from '../gates';

export const retryRequested = createEvent('sessionsRetryRequested');
export const otherLogoutsRequested = createEvent('otherSessionsLogoutRequested');

export const $sessions = createSessionStore<readonly UserSession[] | null>(null)
  .on(loadSessionsFx.doneData, (_, { sessions }) => sessions)
  .on(endOtherSessionsFx.done, (sessions) => sessions?.filter(({ isCurrent }) => isCurrent));
export const $hasOthers = $sessions.map((sessions) => sessions?.some(({ isCurrent }) => !isCurrent) ?? false);

export const $areSessionsLoading = loadSessionsFx.pending;
export const $isEnding = endOtherSessionsFx.pending;
export const $didLoadFail = createScreenStore(false)
  .on(loadSessionsFx.failed, () => true)
  .reset(loadSessionsFx.done);
export const $logout = createScreenStore<'none' | 'failed' | 'done'>('none')
  .on(endOtherSessionsFx.failed, () => 'failed')
  .on(endOtherSessionsFx.done, () => 'done')
  .reset(endOtherSessionsFx);

sample({ clock: [PersonalInfoGate.open, retryRequested], fn: () => undefined, target: loadSessionsFx });
sample({ clock: otherLogoutsRequested, fn: () => undefined, target: endOtherSessionsFx });
