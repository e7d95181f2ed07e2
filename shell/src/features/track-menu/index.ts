export { $openMenu } from './model';
export { TrackMenuOutlet } from './outlet';
export { wireTrackMenu } from './wire';
