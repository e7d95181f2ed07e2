export { AnchoredMenu, ContextMenu, Menu } from './menu';
export { MenuItem, MenuSeparator } from './menu-item';
