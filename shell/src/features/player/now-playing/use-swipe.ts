// Swipes of a finger over the now-playing view.
import { useRef, type PointerEvent } from 'react';

export type Swipe = 'left' | 'right' | 'down';

/** A movement this long is a swipe at any speed, in pixels. */
const FAR = 120;
/** A shorter movement must be a flick: at least this long, at this speed in pixels per millisecond. */
const FLICK = 32;
const FLICK_SPEED = 0.4;

/** The swipe of a finger that moved by `x` and `y` pixels within `ms`; null when it was none. */
export function swipeOf({ x, y, ms }: { x: number; y: number; ms: number }): Swipe | null {
  const isSideways = Math.abs(x) > Math.abs(y);
  const way = isSideways ? Math.abs(x) : y;
  const isFlick = way > FLICK && way / Math.max(1, ms) > FLICK_SPEED;
  if (way < FAR && !isFlick) return null;
  if (!isSideways) return 'down';
  return x < 0 ? 'left' : 'right';
}

type Pointer = PointerEvent<HTMLElement>;

/** To the sides only a finger on an element of `sideways` swipes. The CSS variables `--swipe-x` and `--swipe-y` follow the finger. */
export function useSwipe(sideways: string, onSwipe: (swipe: Swipe) => void) {
  const start = useRef<{ x: number; y: number; at: number; isSideways: boolean } | null>(null);
  const moveOf = ({ clientX, clientY, timeStamp }: Pointer) => {
    const { x, y, at, isSideways } = start.current!;
    return { x: isSideways ? clientX - x : 0, y: clientY - y, ms: timeStamp - at };
  };
  const follow = ({ style }: HTMLElement, x: number, y: number) => {
    style.setProperty('--swipe-x', `${Math.abs(x) > Math.abs(y) ? Math.round(x) : 0}px`);
    style.setProperty('--swipe-y', `${y > Math.abs(x) ? Math.round(y) : 0}px`);
  };
  const end = (event: Pointer, isSwipe: boolean) => {
    const swipe = isSwipe && start.current ? swipeOf(moveOf(event)) : null;
    start.current = null;
    if (swipe) onSwipe(swipe);
    follow(event.currentTarget, 0, 0);
  };
  return {
    onPointerDown(event: Pointer) {
      // A slider prevents the default of its own presses.
      if (event.pointerType === 'mouse' || !event.isPrimary || event.defaultPrevented) return;
      const isSideways = (event.target as Element).closest(sideways) !== null;
      start.current = { x: event.clientX, y: event.clientY, at: event.timeStamp, isSideways };
    },
    onPointerMove(event: Pointer) {
      if (!start.current) return;
      const { x, y } = moveOf(event);
      follow(event.currentTarget, x, y);
    },
    onPointerUp: (event: Pointer) => end(event, true),
    onPointerCancel: (event: Pointer) => end(event, false),
  };
}
