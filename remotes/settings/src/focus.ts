import { useEffect, useRef, type RefObject } from 'react';

/** When `isBusy` ends and the focus was lost, focuses the first enabled control inside the element with this ref. */
export function useFocusAfter<Container extends HTMLElement>(isBusy: boolean): RefObject<Container | null> {
  const container = useRef<Container>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body) {
      container.current?.querySelector<HTMLElement>('a[href], button:enabled, input:enabled')?.focus();
    }
    wasBusy.current = isBusy;
  }, [isBusy]);
  return container;
}
