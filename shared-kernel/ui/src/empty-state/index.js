export { HeartDrawing, PlaylistDrawing, QueueDrawing, SearchDrawing, UnpluggedDrawing } from './drawings';
export { EmptyState } from './empty-state';
export { LoadFailure } from './load-failure';
