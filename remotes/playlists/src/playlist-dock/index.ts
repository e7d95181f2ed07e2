export { additionUndone } from './model';
export { PlaylistDock } from './view';
