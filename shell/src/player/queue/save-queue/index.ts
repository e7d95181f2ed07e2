import { dialogOutlet } from '../../../platform/page/lazy-dialog';
import { $isSaveOpen, saveClosed } from './model';

export const SaveQueue = dialogOutlet($isSaveOpen, saveClosed, () =>
  import('./view').then(({ SaveQueueDialog }) => SaveQueueDialog),
);

export { saveOpened } from './model';
