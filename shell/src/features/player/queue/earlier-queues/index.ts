export { queueLabel } from './queue-label';
export { $hasEarlier, $resumable, earlierQueuesOpened } from './model';
export { EarlierQueues } from './outlet';
export { queueText } from './saved-queues';
export { wireEarlierQueues } from './wire';
