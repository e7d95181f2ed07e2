export { ContextMenu } from './menu';
export { Menu } from './menu';
export { AnchoredMenu } from './menu';
export { MenuItem, MenuSeparator } from './menu-item';
