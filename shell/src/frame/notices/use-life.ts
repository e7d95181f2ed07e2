// How long a notice stays: some seconds in which nobody points at it.
import { useEffect, useEffectEvent, useRef } from 'react';

export const NOTICE_LIFE_MS = 4000;
/** With something to press or to follow: time to read, to think better of it and to get there. */
export const OFFER_LIFE_MS = 8000;

/** Calls `onOver` after the life of a notice; the clock stands still while it is held. */
export function useLife(lifeMs: number, isHeld: boolean, onOver: () => void): void {
  const left = useRef(lifeMs);
  const over = useEffectEvent(onOver);

  useEffect(() => {
    if (isHeld) return;
    const since = performance.now();
    const timer = setTimeout(() => over(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - since));
    };
  }, [isHeld]);
}
