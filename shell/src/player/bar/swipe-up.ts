// A finger that moves up on the player bar opens the now-playing view.
import { type PointerEvent, useRef } from 'react';

const SWIPE_PX = 40;

/** Handlers for a box whose `touch-action` leaves vertical moves to it. */
export function useSwipeUp(onSwipe: () => void) {
  const startY = useRef(0);
  return {
    onPointerDown: (event: PointerEvent) => {
      // A slider has taken the press for itself.
      startY.current = event.defaultPrevented ? 0 : event.clientY;
    },
    onPointerMove: ({ pointerType, clientY }: PointerEvent) => {
      if (pointerType !== 'touch' || startY.current - clientY < SWIPE_PX) return;
      startY.current = 0;
      onSwipe();
    },
  };
}
