// The place of the panel; what is in it is a download of its own.
import { downloaded } from '@segue/ui';
import { useUnit } from 'effector-react';
import { tellAway } from '../away';
import { $isStatusOpen, statusClosed } from './model';

const StatusDialog = downloaded(() => import('./dialog').then(({ StatusDialog }) => StatusDialog));

export function StatusPanel() {
  const [isOpen, close] = useUnit([$isStatusOpen, statusClosed]);
  const giveUp = () => {
    tellAway();
    close();
  };
  return isOpen ? <StatusDialog onAway={giveUp} /> : null;
}
