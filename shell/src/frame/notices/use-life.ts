// How long a notice stays: four seconds in which nobody points at it.
import { useEffect, useEffectEvent, useRef } from 'react';

export const NOTICE_LIFE_MS = 4000;

/** Calls `onOver` after the life of a notice; the clock stands still while it is held. */
export function useLife(isHeld: boolean, onOver: () => void): void {
  const left = useRef(NOTICE_LIFE_MS);
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
