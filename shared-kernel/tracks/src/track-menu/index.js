export { MenuButton } from './menu-button';
export { useTrackMenu } from './use-track-menu';
