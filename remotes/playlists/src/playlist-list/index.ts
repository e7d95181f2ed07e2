export { PlaylistsGate } from './gate';
export { PlayButton } from './card';
export { PlaylistDetails } from './details';
export { DeletionQuestion } from './deletion-question';
export {
  $deleteError,
  $deletionCandidate,
  $loadError,
  $playlists,
  deletionRequested,
  listFailed,
  listRequested,
  playlistAppended,
  playlistChanged,
  playlistDeleted,
  playlistRestored,
} from './model';
export { PlaylistGrid } from './view';
export { RecentlyDeleted } from './recently-deleted';
export { SortControl } from './sort-control';
