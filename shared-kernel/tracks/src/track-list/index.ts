export { threeColumns, TrackColumn } from './track-column';
export { preloadLongRows, TrackList } from './track-list';
