export { SHORTCUTS, type Shortcut } from './table';
