export { PlaylistDock } from './dock';
export { additionUndone } from './model';
