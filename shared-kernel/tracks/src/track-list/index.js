export { TrackColumn } from './track-column';
export { TrackList } from './track-list';
