import { createPageStore } from '@segue/kernel/state';
import { $diagnostics } from '@segue/kernel/state/ports';
import { createEvent } from 'effector';

export const statusOpened = createEvent('statusOpened');
export const statusClosed = createEvent('statusClosed');

export const $isStatusOpen = createPageStore(false)
  .on(statusOpened, () => true)
  .on(statusClosed, () => false);

/** An error was logged that no screen shows. */
export const $hasProblems = $diagnostics.map((entries) => entries.some(({ level }) => level === 'error'));
