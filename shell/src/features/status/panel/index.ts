import { dialogOutlet } from '../../../platform/page/lazy-dialog';
import { $isStatusOpen, statusClosed } from '../model';

export const StatusPanel = dialogOutlet($isStatusOpen, statusClosed, () =>
  import('./dialog').then(({ StatusDialog }) => StatusDialog),
);
