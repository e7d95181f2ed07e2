export { CommandsGate } from './gate';
export { disconnectCommands, reloadRequested, trackRemovalRequested, undoRequested } from './model';
