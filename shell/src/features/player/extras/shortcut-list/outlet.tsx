import { useUnit } from 'effector-react';
import { lazyDialog } from '../../../../platform/lazy-dialog';
import { $isShortcutListOpen, shortcutListClosed } from './model';

const ShortcutsDialog = lazyDialog(() => import('./dialog').then(({ ShortcutsDialog }) => ShortcutsDialog));

export function ShortcutList() {
  const [isOpen, close] = useUnit([$isShortcutListOpen, shortcutListClosed]);
  return isOpen ? <ShortcutsDialog onClose={close} /> : null;
}
