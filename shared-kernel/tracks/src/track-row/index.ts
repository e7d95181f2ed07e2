export { TrackRow } from './view';
