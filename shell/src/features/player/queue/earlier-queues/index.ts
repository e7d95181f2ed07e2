export { queueLabel, queueText } from './saved-queues';
export { $hasEarlier, $resumable, earlierQueuesOpened } from './model';
export { EarlierQueues } from './outlet';
export { wireEarlierQueues } from './record';
