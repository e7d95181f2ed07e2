export { PlayerMenuButton } from './button';
