// What other modules may use of this one.
export { selectSharedQueues } from './service';
