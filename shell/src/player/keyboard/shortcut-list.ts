import { dialogOutlet } from '../../platform/page/lazy-dialog';
import { $isShortcutListOpen, shortcutListClosed } from './list-state';

export const ShortcutList = dialogOutlet($isShortcutListOpen, shortcutListClosed, () =>
  import('./dialog').then(({ ShortcutsDialog }) => ShortcutsDialog),
);
export { shortcutListOpened } from './list-state';
