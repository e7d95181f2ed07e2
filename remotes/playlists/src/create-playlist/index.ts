export { COVER_REQUIREMENTS, formOpened } from './model';
export { NewPlaylistDialog } from './view';
