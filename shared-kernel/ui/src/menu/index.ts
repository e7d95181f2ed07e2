export { ContextMenu } from './context-menu';
export { Menu } from './menu';
export { AnchoredMenu } from './anchored-menu';
export { MenuItem, MenuSeparator } from './menu-item';
