// Owns moves to another screen that follow no link, such as the one to the sign-in screen after a logout.
import { createPageStore } from '@segue/stores';
import { createEvent } from 'effector';

/** Replaces the current history entry by this path. */
export const navigationRequested = createEvent<string>('navigationRequested');
export const navigationDone = createEvent('navigationDone');

export const $destination = createPageStore<string | null>(null, { sid: 'shell/destination' })
  .on(navigationRequested, (_, to) => to)
  .reset(navigationDone);
