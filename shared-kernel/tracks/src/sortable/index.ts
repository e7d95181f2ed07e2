export { SortableTracks, useSortableTrack } from './sortable-tracks';
