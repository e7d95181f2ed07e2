// Owns whether the list of keyboard shortcuts is open.
import { createPageStore } from '@segue/stores';
import { createEvent } from 'effector';
import { useUnit } from 'effector-react';
import { lazyDialog } from '../../../../platform/lazy-dialog';

export const shortcutListOpened = createEvent('shortcutListOpened');
const shortcutListClosed = createEvent('shortcutListClosed');

const $isShortcutListOpen = createPageStore(false)
  .on(shortcutListOpened, () => true)
  .on(shortcutListClosed, () => false);

const ShortcutsDialog = lazyDialog(() => import('./dialog').then(({ ShortcutsDialog }) => ShortcutsDialog));

export function ShortcutList() {
  const [isOpen, close] = useUnit([$isShortcutListOpen, shortcutListClosed]);
  return isOpen ? <ShortcutsDialog onClose={close} /> : null;
}
