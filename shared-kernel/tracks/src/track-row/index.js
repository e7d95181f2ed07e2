export { TABLE_COLUMNS } from './table-row';
export { TrackRow } from './view';
