export { QueueButton } from './view';
