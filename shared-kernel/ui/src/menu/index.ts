export { Menu } from './menu';
export { MenuItem, menuRow, MenuSeparator } from './menu-item';
export { MenuList } from './menu-list';
