import { readDraggedTrack } from '@segue/tracks';
import { scopeBind, type Scope } from 'effector';
import { dragEnded, dragStarted } from './model';

/** Listens to drags of track rows, whichever bundle drew them. */
export function wireTrackDrag(scope: Scope): () => void {
  const started = scopeBind(dragStarted, { scope });
  const ended = scopeBind(dragEnded, { scope });
  const onStart = ({ dataTransfer }: DragEvent) => {
    const track = readDraggedTrack(dataTransfer);
    // Chromium ends a drag when the page changes while it starts.
    if (track) setTimeout(() => started(track));
  };
  const onEnd = () => ended();
  document.addEventListener('dragstart', onStart);
  // No `dragend` comes from a row that left the page meanwhile; the mouse moves again only after the drag.
  for (const name of ['dragend', 'drop', 'mousemove'] as const) document.addEventListener(name, onEnd);
  return () => {
    document.removeEventListener('dragstart', onStart);
    for (const name of ['dragend', 'drop', 'mousemove'] as const) document.removeEventListener(name, onEnd);
  };
}
