export { $nextTrackProblem, type NextTrackProblem } from './model';
export { wireNextTrack } from './wire';
