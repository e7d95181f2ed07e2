// Shows where a dragged track can be dropped. Downloaded with the first drag.
import { lazyPart } from '@segue/ui';
import { useUnit } from 'effector-react';
import { $drag } from './model';

const DropTargets = lazyPart(() => import('./view').then(({ DropTargets }) => DropTargets));

export function TrackDragOutlet() {
  const drag = useUnit($drag);
  return drag ? <DropTargets {...drag} /> : null;
}

export { $draggedTrack, wireTrackDrag } from './model';
