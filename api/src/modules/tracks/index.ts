export { createTrackCatalogue, isPossibleTrackId } from './catalogue';
export { deleteCopiesOf, uncopied } from './copy-repository';
export {
  isTrackOf,
  keyOf,
  type KnownTrack,
  readTrack,
  readTracks,
  saveTrack,
  searchText,
  STORED_TRACK_COLUMNS,
  type StoredTrack,
} from './repository';
