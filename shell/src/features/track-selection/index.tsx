import { $selection } from '@segue/kernel/state';
import { VisuallyHidden } from '@segue/ui';
import { useUnit } from 'effector-react';
import { lazyDialog } from '../../platform/page/lazy-dialog';
import { selectionEnded } from './model';

const SelectionBar = lazyDialog(() => import('./bar').then(({ SelectionBar }) => SelectionBar));

export function SelectionOutlet() {
  const [selection, onEnd] = useUnit([$selection, selectionEnded]);
  return (
    <>
      <VisuallyHidden role="status">{selection ? `${selection.chosen.size} selected` : ''}</VisuallyHidden>
      {selection ? <SelectionBar selection={selection} onClose={onEnd} /> : null}
    </>
  );
}

export { wireTrackSelection } from './model';
