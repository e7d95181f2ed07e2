// Owns whether the list of commands and their shortcuts is open.
import { createPageStore } from '@segue/stores';
import { createEvent } from 'effector';
import { dialogOutlet } from '../../../../platform/lazy-dialog';

export const shortcutListOpened = createEvent('shortcutListOpened');
const shortcutListClosed = createEvent('shortcutListClosed');

const $isShortcutListOpen = createPageStore(false)
  .on(shortcutListOpened, () => true)
  .on(shortcutListClosed, () => false);

export const ShortcutList = dialogOutlet($isShortcutListOpen, shortcutListClosed, () =>
  import('./dialog').then(({ ShortcutsDialog }) => ShortcutsDialog),
);
