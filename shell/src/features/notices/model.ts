// Owns whether the pointer or the focus is in the notices: they are not dismissed meanwhile.
import { createPageStore } from '@segue/stores';
import { createEvent } from 'effector';

export const noticesPaused = createEvent('noticesPaused');
export const noticesResumed = createEvent('noticesResumed');

export const $areNoticesPaused = createPageStore(false)
  .on(noticesPaused, () => true)
  .on(noticesResumed, () => false);
