export { TrackColumn, TrackColumns } from './track-column';
export { preloadLongRows, TrackList } from './track-list';
