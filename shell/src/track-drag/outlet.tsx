// Shows where a dragged track can be dropped. Downloaded with the first drag.
import { lazyPart } from '@segue/ui';
import { useUnit } from 'effector-react';
import { $draggedTrack } from './model';

const DropTargets = lazyPart(() => import('./view').then(({ DropTargets }) => DropTargets));

export function TrackDragOutlet() {
  const track = useUnit($draggedTrack);
  return track ? <DropTargets track={track} /> : null;
}
