// Tells once when an element comes within reach of what is visible. One observer serves the whole page.
import { LAZY_IMAGE_MARGIN_PX } from '@segue/contract';

type Reached = () => void;

const waiting = new WeakMap<Element, Reached>();
let ofPage: IntersectionObserver | undefined;
const ofScrollers = new WeakMap<Element, IntersectionObserver>();
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
  if (!root) return (ofPage ??= newObserver(null));
  const known = ofScrollers.get(root) ?? newObserver(root);
  ofScrollers.set(root, known);
  return known;
}

function newObserver(root: Element | null): IntersectionObserver {
  return new IntersectionObserver(announce, { root, rootMargin: MARGIN, scrollMargin: MARGIN });
}

// No closure: one made beside an element would keep that element, and its screen, as long as the observer lives.
function announce(entries: readonly IntersectionObserverEntry[], observer: IntersectionObserver): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    waiting.get(target)?.();
    waiting.delete(target);
  }
}
