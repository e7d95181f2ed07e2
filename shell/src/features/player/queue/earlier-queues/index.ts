import { dialogOutlet } from '../../../../platform/lazy-dialog';
import { $areEarlierQueuesOpen, earlierQueuesClosed } from './model';

export const EarlierQueues = dialogOutlet($areEarlierQueuesOpen, earlierQueuesClosed, () =>
  import('./view').then(({ EarlierQueuesDialog }) => EarlierQueuesDialog),
);

export { queueLabel, queueText } from './saved-queues';
export { $hasEarlier, $resumable, earlierQueuesOpened } from './model';
export { wireEarlierQueues } from './record';
