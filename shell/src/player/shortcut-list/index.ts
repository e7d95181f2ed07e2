export { ShortcutList } from './list';
export { shortcutListOpened } from './model';
