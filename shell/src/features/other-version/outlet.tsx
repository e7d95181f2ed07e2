import { useUnit } from 'effector-react';
import { lazyDialog } from '../../platform/lazy-dialog';
import { $isChoiceOpen, choiceClosed } from './model';

const VersionChoice = lazyDialog(() => import('./choice').then(({ VersionChoice }) => VersionChoice));

export function OtherVersionOutlet() {
  const [isOpen, close] = useUnit([$isChoiceOpen, choiceClosed]);
  return isOpen ? <VersionChoice onClose={close} /> : null;
}
