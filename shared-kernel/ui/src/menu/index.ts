export { Menu } from './menu';
export { MenuItem, MenuSeparator } from './menu-item';
export { MenuList } from './menu-list';
