export { dragHandlers, readDraggedTrack, TRACK_DRAG_TYPE } from './track-drag';
