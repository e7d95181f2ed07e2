import { useUnit } from 'effector-react';
import { lazyDialog } from '../../../platform/lazy-dialog';
import { $isStatusOpen, statusClosed } from '../model';

const StatusDialog = lazyDialog(() => import('./dialog').then(({ StatusDialog }) => StatusDialog));

export function StatusPanel() {
  const [isOpen, close] = useUnit([$isStatusOpen, statusClosed]);
  return isOpen ? <StatusDialog onClose={close} /> : null;
}
