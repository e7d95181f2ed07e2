// Owns moves that no link was followed for, such as the one to sign-in after a logout.
import { createPageStore } from '@segue/stores';
import { createEvent } from 'effector';

/** Go there, in place of the current history entry. */
export const navigationAsked = createEvent<string>('navigationAsked');
export const navigationDone = createEvent('navigationDone');

export const $destination = createPageStore<string | null>(null, { sid: 'shell/destination' })
  .on(navigationAsked, (_, to) => to)
  .reset(navigationDone);
