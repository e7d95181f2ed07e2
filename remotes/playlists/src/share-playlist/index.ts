export { sharingOpened } from './model';
export { SharePlaylist } from './outlet';
