// Reports once when an element comes near the visible area. One IntersectionObserver serves the whole page.
import { LAZY_IMAGE_MARGIN_PX } from '@segue/contract';
const callbacks = new WeakMap();
let pageObserver;
const scrollerObservers = new WeakMap();
const MARGIN = `${LAZY_IMAGE_MARGIN_PX}px`;
/** Marks a scrolling element, for browsers without `scrollMargin`. */
const SCROLL_ROOT = '[data-scroll-root]';
/** Calls back once the element is within 200 px of the visible area; returns a function that stops observing. */
export function observeNearby(element, reached) {
    if (typeof IntersectionObserver === 'undefined') {
        reached();
        return () => undefined;
    }
    const observer = observerFor(element);
    callbacks.set(element, reached);
    observer.observe(element);
    return () => {
        callbacks.delete(element);
        observer.unobserve(element);
    };
}
function observerFor(element) {
    // With `scrollMargin`, which covers nested scrollers, the viewport is the root for every list.
    const root = 'scrollMargin' in IntersectionObserver.prototype ? null : element.closest(SCROLL_ROOT);
    if (!root)
        return (pageObserver ??= newObserver(null));
    const known = scrollerObservers.get(root) ?? newObserver(root);
    scrollerObservers.set(root, known);
    return known;
}
function newObserver(root) {
    return new IntersectionObserver(reportNearby, { root, rootMargin: MARGIN, scrollMargin: MARGIN });
}
// Not a closure: it would keep an element and its screen in memory as long as the observer lives.
function reportNearby(entries, observer) {
    for (const { isIntersecting, target } of entries) {
        if (!isIntersecting)
            continue;
        observer.unobserve(target);
        callbacks.get(target)?.();
        callbacks.delete(target);
    }
}
