// Dragging a row with the mouse: the browser's own drag, with the track as data. On touch screens the menu is used instead.
import { parseTrack, type Track } from '@segue/contract';
import type { DragEvent, PointerEvent } from 'react';
import { safeUrl } from './artist-links';

const TRACK_DRAG_TYPE = 'application/x-segue-track';

/** Attributes for a row that can be dragged onto a playlist or the queue. */
export function dragHandlers(track: Track) {
  return {
    // A long press of a finger would begin a drag on Android.
    onPointerDown: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
      currentTarget.draggable = pointerType === 'mouse';
    },
    onDragStart: ({ currentTarget, target, dataTransfer }: DragEvent<HTMLElement>) => {
      // A link or a selection inside the row is dragged as what it is.
      if (target !== currentTarget) return;
      dataTransfer.effectAllowed = 'copy';
      writeDraggedTrack(dataTransfer, track);
      const cover = currentTarget.querySelector('img');
      if (cover) dataTransfer.setDragImage(cover, 0, 0);
    },
  };
}

export function writeDraggedTrack(data: DataTransfer, track: Track): void {
  data.setData(TRACK_DRAG_TYPE, JSON.stringify(track));
  const address = safeUrl(track.uri);
  if (address) data.setData('text/uri-list', address);
}

/** The track that is dragged, or null for anything else. */
export function readDraggedTrack(data: DataTransfer | null): Track | null {
  const text = data?.getData(TRACK_DRAG_TYPE);
  if (!text) return null;
  try {
    return parseTrack(JSON.parse(text));
  } catch {
    return null;
  }
}
