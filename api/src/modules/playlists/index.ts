// What other modules may use of this one.
export { selectCover } from './cover-repository';
export { selectPlaylists } from './list-repository';
export { createOwnership } from './ownership';
export { selectPlaylistTracks } from './repository';
export { COVER_HEADERS } from './routes';
