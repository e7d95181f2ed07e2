export { $miniPlayer, hasMiniPlayer, miniPlayerToggled } from './model';
export { MiniPlayer } from './outlet';
