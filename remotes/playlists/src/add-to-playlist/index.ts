export { AddToPlaylist } from './view';
