export { ShortcutList } from './list';
export { shortcutListOpened } from './model';
export { SHORTCUTS, type Shortcut } from './table';
