export { PlaylistsGate } from './gate';
export { $playlists, listFailed, listRequested, playlistAppended, trackCountChanged } from './model';
export { PlaylistGrid } from './view';
