export { TrackMenuOutlet } from './outlet';
export { wireTrackMenu } from './wire';
