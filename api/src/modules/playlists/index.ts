export { createOwnership } from './ownership';
export { selectCover, selectPlaylists, selectPlaylistTracks } from './repository';
export { COVER_HEADERS } from './routes';
