import { useUnit } from 'effector-react';
import { lazyDialog } from '../../../../platform/lazy-dialog';
import { $isSaveOpen, saveClosed } from './model';

const SaveQueueDialog = lazyDialog(() => import('./view').then(({ SaveQueueDialog }) => SaveQueueDialog));

export function SaveQueue() {
  const [isOpen, close] = useUnit([$isSaveOpen, saveClosed]);
  return isOpen ? <SaveQueueDialog onClose={close} /> : null;
}

export { saveOpened, wireSaveQueue } from './model';
