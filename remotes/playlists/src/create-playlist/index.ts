export { $isFormOpen, COVER_REQUIREMENTS, formOpened } from './model';
export { NewPlaylistDialog } from './view';
