// Lets a finger pull a sheet down: past a third of its height, or with a flick, it closes. A part of it may also be swiped sideways.
import { type PointerEvent, type RefObject, useRef } from 'react';
import styled from 'styled-components';
import { t } from './theme';

const CLOSING_SHARE = 1 / 3;
const FLICK_PX_PER_MS = 0.5;
/** From here on it is clear whether a finger moves down or sideways. */
const AXIS_PX = 8;

type Axis = 'X' | 'Y';
type Drag = { pointerId: number; x: number; y: number; startedAt: number; axis: Axis | null };
type Sideways = { part: RefObject<HTMLElement | null>; onSwipe: (way: 'left' | 'right') => void };

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Moves an element from one offset to another; without motion where the user wants none. */
async function glide(element: HTMLElement, axis: Axis, from: number, to: number): Promise<void> {
  if (isStill() || typeof element.animate !== 'function') return;
  const keyframes = [from, to].map((px) => ({ transform: `translate${axis}(${px}px)` }));
  await element.animate(keyframes, { duration: 160, easing: 'ease-out' }).finished;
}

/** Handlers for the head of the sheet, which needs `touch-action: none`. A mouse does not swipe sideways. */
export function useSheetDrag(sheet: RefObject<HTMLElement | null>, onClose: () => void, sideways?: Sideways) {
  const drag = useRef<Drag | null>(null);
  const elementOn = (axis: Axis) => (axis === 'X' ? sideways?.part : sheet)?.current;
  const offsetOf = ({ x, y, axis }: Drag, event: PointerEvent) =>
    axis === 'X' ? event.clientX - x : Math.max(0, event.clientY - y);

  const swipe = async (part: HTMLElement, offset: number) => {
    const away = Math.sign(offset) * part.offsetWidth;
    await glide(part, 'X', offset, away);
    sideways?.onSwipe(offset < 0 ? 'left' : 'right');
    await glide(part, 'X', -away / 2, 0);
  };
  const end = (event: PointerEvent, mayAct: boolean) => {
    const ended = drag.current;
    if (ended?.pointerId !== event.pointerId) return;
    drag.current = null;
    const { axis } = ended;
    const element = axis && elementOn(axis);
    if (!element) return;
    const offset = offsetOf(ended, event);
    const distance = Math.abs(offset);
    const isFlick = distance / Math.max(1, event.timeStamp - ended.startedAt) > FLICK_PX_PER_MS;
    const size = axis === 'X' ? element.offsetWidth : element.offsetHeight;
    const acts = mayAct && distance > 0 && (isFlick || distance > size * CLOSING_SHARE);
    // A sheet that closes stays where the finger left it.
    if (acts && axis === 'Y') return onClose();
    element.style.removeProperty('transform');
    void (acts ? swipe(element, offset) : glide(element, axis, offset, 0));
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || (event.target as Element).closest('button, a')) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const { pointerId, clientX: x, clientY: y, timeStamp: startedAt } = event;
      drag.current = { pointerId, x, y, startedAt, axis: null };
    },
    onPointerMove: (event: PointerEvent) => {
      const moved = drag.current;
      if (moved?.pointerId !== event.pointerId) return;
      const [dx, dy] = [Math.abs(event.clientX - moved.x), Math.abs(event.clientY - moved.y)];
      if (!moved.axis && Math.max(dx, dy) < AXIS_PX) return;
      moved.axis ??= sideways && event.pointerType !== 'mouse' && dx > dy ? 'X' : 'Y';
      const transform = `translate${moved.axis}(${offsetOf(moved, event)}px)`;
      elementOn(moved.axis)?.style.setProperty('transform', transform);
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
