// Owns moves that no link was followed for, such as the one to sign-in after a logout.
import { createEvent, createStore } from 'effector';

/** Go there, in place of the current history entry. */
export const navigationAsked = createEvent<string>('navigationAsked');
export const navigationDone = createEvent('navigationDone');

export const $destination = createStore<string | null>(null, { sid: 'shell/destination' })
  .on(navigationAsked, (_, to) => to)
  .reset(navigationDone);
