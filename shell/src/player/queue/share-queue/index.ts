import { dialogOutlet } from '../../../platform/page/lazy-dialog';
import { $sharedQueue, queueSharingClosed } from './model';

export const ShareQueue = dialogOutlet($sharedQueue.map(Boolean), queueSharingClosed, () =>
  import('./view').then(({ ShareQueueDialog }) => ShareQueueDialog),
);

export { queueShared } from './model';
