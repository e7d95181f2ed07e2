// Tells once when an element comes within reach of what is visible. One observer serves the whole page.
import { LAZY_IMAGE_MARGIN_PX } from '@segue/contract';

type Reached = () => void;

const waiting = new WeakMap<Element, Reached>();
const observers = new Map<Element | null, IntersectionObserver>();
const MARGIN = `${LAZY_IMAGE_MARGIN_PX}px`;

/** Marks a scrolling element whose covers load as they come near its edge. */
export const SCROLL_ROOT = '[data-scroll-root]';

/** Calls back as soon as the element is within 200 px of the visible area; returns the giving up. */
export function observeNearby(element: Element, reached: Reached): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    reached();
    return () => undefined;
  }
  const observer = observerFor(element);
  waiting.set(element, reached);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer.unobserve(element);
  };
}

function observerFor(element: Element): IntersectionObserver {
  // Where margins of nested scrollers are known, the viewport as root is right for every list at once.
  const root = 'scrollMargin' in IntersectionObserver.prototype ? null : element.closest(SCROLL_ROOT);
  const known = observers.get(root);
  if (known) return known;
  const options = { root, rootMargin: MARGIN, scrollMargin: MARGIN };
  const observer = new IntersectionObserver((entries) => announce(observer, entries), options);
  observers.set(root, observer);
  return observer;
}

function announce(observer: IntersectionObserver, entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    waiting.get(target)?.();
    waiting.delete(target);
  }
}
