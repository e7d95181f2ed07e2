export { $justCreated, createdPlaylistVisited, formOpened } from './model';
export { NewPlaylistDialog } from './view';
