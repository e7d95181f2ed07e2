export { selectSharedQueues } from './service';
