export { dragHandlers, readDraggedTrack, writeDraggedTrack } from './track-drag';
