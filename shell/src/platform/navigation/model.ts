// Owns moves to another screen that follow no link, such as the one to the sign-in screen after a logout.
import { createPageStore } from '@segue/stores';
import { createEvent } from 'effector';

/** Replaces the current history entry by this path. */
export const navigationRequested = createEvent<string>('navigationRequested');
/** Opens this path as a link does. */
export const screenOpened = createEvent<string>('screenOpened');
/** Another screen is shown; its components are mounted. */
export const navigated = createEvent('navigated');
export const navigationDone = createEvent('navigationDone');

type Destination = { path: string; replace: boolean };

export const $destination = createPageStore<Destination | null>(null)
  .on(navigationRequested, (_, path) => ({ path, replace: true }))
  .on(screenOpened, (_, path) => ({ path, replace: false }))
  .reset(navigationDone);
