export { $openMenu, wireTrackMenu } from './model';
export { TrackMenuOutlet } from './outlet';
