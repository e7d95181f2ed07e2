export { ShortcutList } from './outlet';
export { shortcutListOpened } from './model';
