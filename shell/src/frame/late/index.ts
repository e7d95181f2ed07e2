export { LateParts } from './view';
export { QueueToggle } from '../../player/bar/queue-toggle';
