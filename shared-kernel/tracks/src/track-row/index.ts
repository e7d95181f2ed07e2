export { tableColumns, type TableLook } from './table-row';
export { TrackRow, type TrackRowProps } from './view';
