export { $draggedTrack } from './model';
export { TrackDragOutlet } from './outlet';
export { wireTrackDrag } from './wire';
