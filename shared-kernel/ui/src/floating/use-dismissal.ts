// Ways out of a floating box that are the same everywhere: press elsewhere, Escape, focus gone elsewhere.
import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls `dismiss` when the person turns to something outside of all `insides`. */
export function useDismissal(
  insides: readonly RefObject<HTMLElement | null>[],
  dismiss: (how: 'escape' | 'outside') => void,
): void {
  const isInside = (target: EventTarget | null) =>
    target instanceof Node && insides.some((inside) => inside.current?.contains(target));

  const turned = useEffectEvent((event: Event) => {
    if (!isInside(event.target)) dismiss('outside');
  });
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // One Escape closes one layer.
    event.preventDefault();
    event.stopPropagation();
    dismiss('escape');
  });

  useEffect(() => {
    const onTurned = (event: Event) => turned(event);
    const onPressed = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('pointerdown', onTurned, true);
    document.addEventListener('focusin', onTurned);
    document.addEventListener('keydown', onPressed, true);
    return () => {
      document.removeEventListener('pointerdown', onTurned, true);
      document.removeEventListener('focusin', onTurned);
      document.removeEventListener('keydown', onPressed, true);
    };
  }, []);
}
