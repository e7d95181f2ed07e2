export { CommandsGate } from './gate';
export { trackRemovalRequested, undoAddRequested } from './model';
