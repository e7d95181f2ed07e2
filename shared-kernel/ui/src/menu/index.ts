export { AnchoredMenu, ContextMenu, Menu } from './menu';
export { MenuItem, menuRow, MenuSeparator } from './menu-item';
