export { TrackBadges } from './badges';
export { TrackRow } from './view';
