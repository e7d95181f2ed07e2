export { PlaylistDetail } from './view';
