import { useUnit } from 'effector-react';
import { lazyDialog } from '../../../../platform/lazy-dialog';
import { $sharedQueue, queueSharingClosed } from './model';

const ShareQueueDialog = lazyDialog(() => import('./view').then(({ ShareQueueDialog }) => ShareQueueDialog));

export function ShareQueue() {
  const [shared, close] = useUnit([$sharedQueue, queueSharingClosed]);
  return shared ? <ShareQueueDialog shared={shared} onClose={close} /> : null;
}

export { queueShared } from './model';
