export { describe } from './describe';
export { $hasEarlier, $resumable, earlierQueuesOpened } from './model';
export { EarlierQueues } from './panel';
export { queueText } from './saved-queues';
export { wireEarlierQueues } from './wire';
