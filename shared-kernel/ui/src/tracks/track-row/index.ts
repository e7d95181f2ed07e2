export { rowContainer } from './row-widths';
export { SkeletonRows, type TableLook, TableHead, TrackRow, type TrackRowProps } from './view';
