export { QueuePanel } from './view';
