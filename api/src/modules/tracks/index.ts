// What other modules may use of this one.
export type { TrackRefresh } from './background-refresh';
export { createTrackCatalogue, isPossibleTrackId, type TrackCatalogue } from './catalogue';
export { deleteCopiesOf, uncopied } from './copy-repository';
export { type KnownTrack, readTracks, STORED_TRACK_COLUMNS, type StoredTrack } from './repository';
