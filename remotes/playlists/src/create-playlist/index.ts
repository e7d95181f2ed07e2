export { formOpened } from './model';
export { NewPlaylistDialog } from './view';
