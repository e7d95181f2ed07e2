export { TrackColumn } from './track-column';
