// Closes a floating box on Escape, on a press outside, and when the focus moves outside.
import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls `dismiss` on Escape, and on a press or focus outside of all `insides`. */
export function useDismissal(
  insides: readonly RefObject<HTMLElement | null>[],
  dismiss: (how: 'escape' | 'outside') => void,
): void {
  const isInside = (target: EventTarget | null) =>
    target instanceof Node && insides.some((inside) => inside.current?.contains(target));

  const pressedOrFocused = useEffectEvent((event: Event) => {
    if (!isInside(event.target)) dismiss('outside');
  });
  const keyPressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // One Escape closes one layer only.
    event.preventDefault();
    event.stopPropagation();
    dismiss('escape');
  });

  useEffect(() => {
    const onOutside = (event: Event) => pressedOrFocused(event);
    const onKey = (event: KeyboardEvent) => keyPressed(event);
    document.addEventListener('pointerdown', onOutside, true);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onOutside, true);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKey, true);
    };
  }, []);
}
