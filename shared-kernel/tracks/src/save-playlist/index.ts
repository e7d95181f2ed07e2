export { saveAsPlaylist, savedText, type SavedPlaylist } from './save-playlist';
