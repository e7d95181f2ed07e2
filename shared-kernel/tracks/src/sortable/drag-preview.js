// The copy of a row that hangs under the pointer during a drag.
import { DragOverlay } from '@dnd-kit/core';
import { createPortal } from 'react-dom';
import { useSortableList } from './sortable-tracks';
const DROP_ANIMATION = { duration: 200, easing: 'ease-out' };
export function DragPreview({ children }) {
    const { dragged } = useSortableList();
    // In the body: a transformed ancestor would be the containing block of anything fixed.
    return createPortal(<DragOverlay dropAnimation={DROP_ANIMATION}>
      {dragged && children(dragged.track, dragged.index)}
    </DragOverlay>, document.body);
}
