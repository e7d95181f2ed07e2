// Owns whether the list of keyboard shortcuts is open.
import { createEvent, createStore } from 'effector';

export const shortcutListOpened = createEvent('shortcutListOpened');
export const shortcutListClosed = createEvent('shortcutListClosed');

export const $isShortcutListOpen = createStore(false, { sid: 'shell/is-shortcut-list-open' })
  .on(shortcutListOpened, () => true)
  .on(shortcutListClosed, () => false);
