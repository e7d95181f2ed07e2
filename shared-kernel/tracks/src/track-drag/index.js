export { dragHandlers, readDraggedTrack } from './track-drag';
