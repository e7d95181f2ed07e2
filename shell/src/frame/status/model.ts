// Owns the status panel: whether it is open, and whether anything in it deserves a look.
import { $diagnostics, createPageStore } from '@segue/stores';
import { createEvent } from 'effector';

export const statusOpened = createEvent('statusOpened');
export const statusClosed = createEvent('statusClosed');

export const $isStatusOpen = createPageStore(false, { sid: 'shell/is-status-open' })
  .on(statusOpened, () => true)
  .on(statusClosed, () => false);

/** Something failed that no screen shows in place. */
export const $hasTrouble = $diagnostics.map((entries) => entries.some(({ level }) => level === 'error'));
