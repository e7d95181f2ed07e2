export { trackAdded } from './model';
export { AddToPlaylist } from './view';
