export { $playlists, listNeeded, playlistAppended, trackCountLearned } from './model';
export { PlaylistGrid } from './view';
