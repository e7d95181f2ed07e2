export { TABLE_COLUMNS } from './table-row';
export { TrackRow, type TrackRowProps } from './view';
