// Repeats a mouse drag of a sortable list as the browser's own drag, so that what takes a dragged row takes this one too.
import type { Track } from '@segue/contract';
import { writeDraggedTrack } from '../track-drag';

export const DRAG_PREVIEW_CLASS = 'drag-preview';

/**
 * Begins the drag of a row. The returned function ends it, with a drop or without one, and says whether something
 * outside of the list took the track.
 */
export function startDragOut(row: Element, track: Track): (isDropped: boolean) => boolean {
  const dataTransfer = new DataTransfer();
  writeDraggedTrack(dataTransfer, track);
  const fire = (target: EventTarget, type: string) =>
    !target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  let over: Element | null = null;
  let isAccepted = false;

  const onMove = ({ clientX, clientY }: MouseEvent) => {
    const target = elementAt(clientX, clientY);
    if (target !== over) {
      if (over) fire(over, 'dragleave');
      if (target) fire(target, 'dragenter');
      over = target;
    }
    isAccepted = target !== null && fire(target, 'dragover');
    // The preview is as wide as a row: it would hide what is below it.
    const preview = document.querySelector<HTMLElement>(`.${DRAG_PREVIEW_CLASS}`);
    if (preview) preview.style.opacity = isAccepted ? '0.3' : '';
  };
  document.addEventListener('mousemove', onMove);
  fire(row, 'dragstart');

  return (isDropped) => {
    document.removeEventListener('mousemove', onMove);
    const isTaken = isDropped && isAccepted;
    if (over) fire(over, isTaken ? 'drop' : 'dragleave');
    // The row may have left the page.
    fire(document, 'dragend');
    return isTaken;
  };
}

function elementAt(x: number, y: number): Element | null {
  const isPreview = (element: Element) => element.closest(`.${DRAG_PREVIEW_CLASS}`) !== null;
  return document.elementsFromPoint(x, y).find((element) => !isPreview(element)) ?? null;
}
