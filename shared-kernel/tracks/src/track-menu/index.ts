export { MenuButton } from './menu-button';
export { openTrackMenu, useTrackMenu } from './use-track-menu';
