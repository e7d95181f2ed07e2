import { readDraggedTrack } from '@segue/tracks';
import { scopeBind, type Scope } from 'effector';
import { QUEUE_ID } from '../../platform/landmarks';
import { watchStore } from '../../platform/watch-store';
import { noteTrack } from '../offline';
import { $draggedTrack, dragEnded, dragStarted } from './model';

/** Listens to drags of track rows, whichever bundle drew them. */
export function wireTrackDrag(scope: Scope): () => void {
  const started = scopeBind(dragStarted, { scope });
  const ended = scopeBind(dragEnded, { scope });
  const onStart = ({ dataTransfer, target }: DragEvent) => {
    const track = readDraggedTrack(dataTransfer);
    const isQueued = target instanceof Element && target.closest(`#${QUEUE_ID}`) !== null;
    // Chromium ends a drag when the page changes while it starts.
    if (track) setTimeout(() => started({ track, isQueued }));
  };
  const onEnd = () => ended();
  // No `dragend` comes from a row that left the page meanwhile.
  const onMove = ({ buttons }: MouseEvent) => {
    if (buttons === 0) ended();
  };
  // It may be dropped onto a playlist without network.
  const stopNoting = watchStore($draggedTrack, scope, (track) => track && noteTrack(track));
  document.addEventListener('dragstart', onStart);
  document.addEventListener('mousemove', onMove);
  for (const name of ['dragend', 'drop'] as const) document.addEventListener(name, onEnd);
  return () => {
    stopNoting();
    document.removeEventListener('dragstart', onStart);
    document.removeEventListener('mousemove', onMove);
    for (const name of ['dragend', 'drop'] as const) document.removeEventListener(name, onEnd);
  };
}
