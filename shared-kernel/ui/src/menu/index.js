export { ContextMenu } from './context-menu';
export { Menu } from './menu';
export { MenuItem, MenuSeparator } from './menu-item';
