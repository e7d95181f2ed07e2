export { PlaylistDock } from './dock';
