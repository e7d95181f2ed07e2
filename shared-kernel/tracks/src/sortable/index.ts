export { DragPreview } from './drag-preview';
export { SortableTracks, useSortableTrack } from './sortable-tracks';
