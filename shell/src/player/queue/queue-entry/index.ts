export { ENTRY_PX, QueueRow, type QueueRowProps, queueRows } from './queue-row';
