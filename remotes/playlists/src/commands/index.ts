export { CommandsGate } from './gate';
export { disconnectCommands, trackRemovalRequested, undoAddRequested, undoRemovalRequested } from './model';
