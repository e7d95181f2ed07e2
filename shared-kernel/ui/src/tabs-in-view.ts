// Tabs that do not fit: which edges cut some, and the active one scrolled into view.
import { type RefObject, useEffect } from 'react';

/** What a cut edge fades, and how far the active tab stays away from it. */
export const FADE_PX = 28;

/** Scrolls the active tab wholly into view when it, the width or the texts change. Never scrolls the page. */
export function useActiveInView(list: RefObject<HTMLElement | null>, texts: string, active: string): void {
  useEffect(() => {
    const element = list.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    // It also reports the size at its start.
    const observer = new ResizeObserver(() => {
      element.toggleAttribute('data-scrolls', element.scrollWidth > element.clientWidth);
      const tab = element.querySelector('[aria-selected="true"]');
      if (tab) element.scrollLeft += distanceIntoView(tab, element);
      markCutEdges(element);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, texts, active]);
}

function distanceIntoView(tab: Element, list: Element): number {
  const [inner, outer] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
  const before = inner.left - FADE_PX - outer.left;
  return before < 0 ? before : Math.max(0, inner.right + FADE_PX - outer.right);
}

/** Says at which edges tabs are cut. */
export function markCutEdges(list: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth } = list;
  list.toggleAttribute('data-cut-start', scrollLeft > 1);
  list.toggleAttribute('data-cut-end', scrollWidth - clientWidth - scrollLeft > 1);
}
