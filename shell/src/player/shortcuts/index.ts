export { ShortcutList } from './list';
export { wireShortcuts } from './wire';
