// Owns whether the user points at the toasts or has the focus in them: their time stands still meanwhile.
import { createPageStore } from '@segue/stores';
import { createEvent } from 'effector';

export const noticesHeld = createEvent('noticesHeld');
export const noticesReleased = createEvent('noticesReleased');

export const $areNoticesHeld = createPageStore(false, { sid: 'shell/are-notices-held' })
  .on(noticesHeld, () => true)
  .on(noticesReleased, () => false);
