// The copy of a row that hangs under the pointer during a drag.
import { DragOverlay } from '@dnd-kit/core';
import type { Track } from '@segue/contract';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { DRAG_PREVIEW_CLASS } from './drag-out';
import { useSortableList } from './sortable-tracks';

const DROP_ANIMATION = { duration: 200, easing: 'ease-out' };

export function DragPreview({ children }: { children: (track: Track, index: number) => ReactNode }) {
  const { dragged } = useSortableList();
  // In the body: a transformed ancestor would be the containing block of anything fixed.
  return createPortal(
    <DragOverlay className={DRAG_PREVIEW_CLASS} dropAnimation={DROP_ANIMATION}>
      {/* A picture of the row: a second copy of its buttons would be found by assistive technology. */}
      {dragged && <div inert>{children(dragged.track, dragged.index)}</div>}
    </DragOverlay>,
    document.body,
  );
}
