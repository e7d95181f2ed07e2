export { $nextTrackProblem } from './model';
export { wireNextTrack } from './wire';
