export { CommandsGate } from './gate';
export { trackRemovalRequested, undoAddRequested, undoRemovalRequested } from './model';
