export { PremiumNotes } from './premium-note';
export { TrackColumn, TrackColumns } from './track-column';
export { preloadLongRows, TrackList } from './track-list';
