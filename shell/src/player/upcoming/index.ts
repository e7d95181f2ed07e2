export { $upcomingTrouble, type UpcomingTrouble } from './model';
