export { nowPlayingToggled } from './model';
export { NowPlaying } from './outlet';
