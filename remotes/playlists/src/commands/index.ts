export { CommandsGate, trackRemovalRequested, undoAddRequested } from './model';
