export { DragPreview } from './grip';
export { SortableTracks, useSortableTrack } from './sortable-tracks';
