// Owns whether the pointer or the focus is in the notices: they are not dismissed meanwhile.
import { createPageStore } from '@segue/stores';
import { createEvent } from 'effector';

export const noticesHeld = createEvent('noticesHeld');
export const noticesReleased = createEvent('noticesReleased');

export const $areNoticesHeld = createPageStore(false, { sid: 'shell/are-notices-held' })
  .on(noticesHeld, () => true)
  .on(noticesReleased, () => false);
