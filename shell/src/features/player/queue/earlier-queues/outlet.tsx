import { useUnit } from 'effector-react';
import { lazyDialog } from '../../../../platform/lazy-dialog';
import { $areEarlierQueuesOpen, earlierQueuesClosed } from './model';

const EarlierQueuesDialog = lazyDialog(() =>
  import('./view').then(({ EarlierQueuesDialog }) => EarlierQueuesDialog),
);

export function EarlierQueues() {
  const [isOpen, close] = useUnit([$areEarlierQueuesOpen, earlierQueuesClosed]);
  return isOpen ? <EarlierQueuesDialog onClose={close} /> : null;
}
