export { $upcomingTrouble, type UpcomingTrouble } from './model';
export { wireNextTrack } from './wire';
