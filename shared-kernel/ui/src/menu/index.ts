export { Menu, type MenuTriggerProps } from './menu';
export { MenuItem, MenuSeparator } from './menu-item';
