export { createTrackCatalogue, isPossibleTrackId } from './catalogue';
export { deleteCopiesOf, uncopied } from './copy-repository';
export {
  findStoredTrack,
  isTrackOf,
  keyOf,
  type KnownTrack,
  readTracks,
  saveTrack,
  searchText,
  STORED_TRACK_COLUMNS,
  type StoredTrack,
} from './repository';
