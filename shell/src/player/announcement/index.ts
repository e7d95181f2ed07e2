export { TrackAnnouncement } from './view';
