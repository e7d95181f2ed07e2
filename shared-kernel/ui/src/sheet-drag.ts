// Lets a finger pull a bottom sheet down by its head; past a third of its height, or with a flick, it closes.
import { type PointerEvent, type RefObject, useRef } from 'react';
import styled from 'styled-components';
import { t } from './theme';

const CLOSING_SHARE = 1 / 3;
const FLICK_PX_PER_MS = 0.5;

type Drag = { pointerId: number; startY: number; startedAt: number };

/** Handlers for the head of the sheet, which needs `touch-action: none`. */
export function useSheetDrag(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const drag = useRef<Drag | null>(null);
  const moveTo = (px: number) =>
    sheet.current?.style.setProperty('transform', px > 0 ? `translateY(${px}px)` : '');
  const end = (event: PointerEvent, mayClose: boolean) => {
    const started = drag.current;
    if (started?.pointerId !== event.pointerId) return;
    drag.current = null;
    const distance = event.clientY - started.startY;
    const height = sheet.current?.offsetHeight ?? 0;
    const isFlick = distance / Math.max(1, event.timeStamp - started.startedAt) > FLICK_PX_PER_MS;
    if (mayClose && distance > 0 && (isFlick || distance > height * CLOSING_SHARE)) onClose();
    else moveTo(0);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || (event.target as Element).closest('button, a')) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { pointerId: event.pointerId, startY: event.clientY, startedAt: event.timeStamp };
    },
    onPointerMove: (event: PointerEvent) => {
      if (drag.current?.pointerId === event.pointerId) moveTo(event.clientY - drag.current.startY);
    },
    onPointerUp: (event: PointerEvent) => end(event, true),
    onPointerCancel: (event: PointerEvent) => end(event, false),
  };
}

export const SheetHandle = styled.i`
  display: block;
  width: 36px;
  height: 4px;
  margin: 0 auto;
  border-radius: ${t('radii.pill')};
  background: ${t('colors.ghost')};
`;
