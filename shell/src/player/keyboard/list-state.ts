// Owns whether the list of commands is open.
import { createPageStore } from '@segue/kernel/state';
import { createEvent } from 'effector';

export const shortcutListOpened = createEvent('shortcutListOpened');
export const shortcutListClosed = createEvent('shortcutListClosed');

export const $isShortcutListOpen = createPageStore(false)
  .on(shortcutListOpened, () => true)
  .on(shortcutListClosed, () => false);
