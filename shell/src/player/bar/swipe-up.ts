// A finger that moves up on the player bar opens the now-playing view.
import { type PointerEvent, useRef } from 'react';

const SWIPE_PX = 40;

/** Handlers for a box whose `touch-action` leaves vertical moves to it. */
export function useSwipeUp(onSwipe: () => void) {
  const startY = useRef<number | null>(null);
  const end = () => {
    startY.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      // A slider has taken the press for itself.
      const isSwipe = event.pointerType === 'touch' && !event.defaultPrevented;
      startY.current = isSwipe ? event.clientY : null;
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (startY.current === null || startY.current - clientY < SWIPE_PX) return;
      end();
      onSwipe();
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
