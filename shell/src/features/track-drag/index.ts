export { $draggedTrack, wireTrackDrag } from './model';
export { TrackDragOutlet } from './outlet';
