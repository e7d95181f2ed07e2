// Restores the focus after what had it was removed.
import { useEffect, useRef, type RefObject } from 'react';

/** When `isBusy` ends and the focus was lost, focuses the first enabled control inside the element with this ref. */
export function useFocusAfter<Container extends HTMLElement>(isBusy: boolean): RefObject<Container | null> {
  const container = useRef<Container>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy && isFocusLost()) {
      container.current?.querySelector<HTMLElement>('a[href], button:enabled, input:enabled')?.focus();
    }
    wasBusy.current = isBusy;
  }, [isBusy]);
  return container;
}

/** Returns the focus to the button that opened the form, when closing the form lost it. */
export function useFocusOnClose(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const toggle = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const didClose = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (didClose && isFocusLost()) toggle.current?.focus();
  }, [isOpen]);
  return toggle;
}

const isFocusLost = () => document.activeElement === document.body;
