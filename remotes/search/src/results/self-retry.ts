// When what failed may be repeated without the user: after a pause, or once the page is back.
import { pageResumed } from '@segue/kernel/state';
import { createEffect, createEvent, merge, scopeBind } from 'effector';
import type { SearchFailure } from './failure';

const pauseEnded = createEvent<number>('pauseEnded');

/** A hidden or offline page does not retry; it does when it is resumed. */
export const scheduleRetryFx = createEffect(({ retryAt }: SearchFailure) => {
  if (retryAt === null) return;
  const end = scopeBind(pauseEnded, { safe: true });
  setTimeout(() => {
    if (!document.hidden && navigator.onLine) end(retryAt);
  }, retryAt - Date.now());
});

export const retryDue = merge([pauseEnded, pageResumed.map(() => Date.now())]);
