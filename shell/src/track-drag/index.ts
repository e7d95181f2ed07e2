export { TrackDragOutlet } from './outlet';
export { wireTrackDrag } from './wire';
