export { PlaylistsGate } from './gate';
export { PlaylistDetails } from './card';
export {
  $loadError,
  $playlists,
  listFailed,
  listRequested,
  playlistAppended,
  trackCountChanged,
} from './model';
export { PlaylistGrid } from './view';
