import { useRef, type PointerEvent } from 'react';

// Which swipe a touch made.

export type Move = { x: number; y: number; ms: number };
export type Swipe = 'left' | 'right' | 'down';

/** A movement this long is a swipe at any speed, in pixels. */
const FAR = 120;
/** A shorter movement must be a flick: at least this long, at this speed in pixels per millisecond. */
const FLICK = 32;
const FLICK_SPEED = 0.4;

/** The swipe of a finger that moved by `x` and `y` pixels within `ms`; null when it was none. */
export function swipeOf({ x, y, ms }: Move): Swipe | null {
  const isSideways = Math.abs(x) > Math.abs(y);
  const way = isSideways ? Math.abs(x) : y;
  const isFlick = way > FLICK && way / Math.max(1, ms) > FLICK_SPEED;
  if (way < FAR && !isFlick) return null;
  if (!isSideways) return 'down';
  return x < 0 ? 'left' : 'right';
}

type Options = {
  /** The direction in which the element follows the finger. */
  axis: 'x' | 'y';
  onSwipe: (swipe: Swipe) => void;
};
type Start = { x: number; y: number; at: number };
type Pointer = PointerEvent<HTMLElement>;

/** Reports swipes of a finger; while it moves, the CSS variable `--swipe-x` or `--swipe-y` follows it. */
export function useSwipe({ axis, onSwipe }: Options) {
  const start = useRef<Start | null>(null);
  const moveOf = (event: Pointer, { x, y, at }: Start) => ({
    x: event.clientX - x,
    y: event.clientY - y,
    ms: event.timeStamp - at,
  });
  const follow = (element: HTMLElement, by: number) =>
    element.style.setProperty(`--swipe-${axis}`, `${Math.round(by)}px`);
  return {
    onPointerDown(event: Pointer) {
      // A slider prevents the default of its own presses.
      if (event.pointerType === 'mouse' || !event.isPrimary || event.defaultPrevented) return;
      start.current = { x: event.clientX, y: event.clientY, at: event.timeStamp };
    },
    onPointerMove(event: Pointer) {
      if (!start.current) return;
      const { x, y } = moveOf(event, start.current);
      if (axis === 'x') follow(event.currentTarget, Math.abs(x) > Math.abs(y) ? x : 0);
      else follow(event.currentTarget, y > Math.abs(x) ? y : 0);
    },
    onPointerUp(event: Pointer) {
      const from = start.current;
      start.current = null;
      if (!from) return;
      const swipe = swipeOf(moveOf(event, from));
      if (swipe) onSwipe(swipe);
      follow(event.currentTarget, 0);
    },
    onPointerCancel(event: Pointer) {
      start.current = null;
      follow(event.currentTarget, 0);
    },
  };
}
