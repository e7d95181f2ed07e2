// Where things are on the screen, and what of them can be seen.
import type { Locator, Page } from '@playwright/test';

export type Box = { x: number; y: number; width: number; height: number };

export async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} is not on the screen`);
  return box;
}

/** Whether two boxes share any area. */
export function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/**
 * What inside `root` crosses the x coordinate `edge` in pixels, each named by tag and text.
 * At most eight are named. An element is counted by the part that its scrolling ancestors leave visible.
 */
export function elementsBeyond(root: Locator, edge: number): Promise<string[]> {
  return root.evaluate((area, limit) => {
    const visibleRight = (element: Element): number => {
      let { right } = element.getBoundingClientRect();
      for (let at = element.parentElement; at && at !== area; at = at.parentElement) {
        if (getComputedStyle(at).overflowX !== 'visible') {
          right = Math.min(right, at.getBoundingClientRect().right);
        }
      }
      return right;
    };
    return [area, ...area.querySelectorAll('*')]
      .filter((element) => element.getClientRects().length > 0 && visibleRight(element) > limit + 0.5)
      .slice(0, 8)
      .map((element) => `${element.tagName} "${element.textContent?.slice(0, 30)}"`);
  }, edge);
}

/** Whether the page can be scrolled sideways. */
export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

/** The innermost element at the middle of `locator` is the element itself or lies inside it. */
export function isOnTop(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const before = element.style.pointerEvents;
    // What lets the pointer through is not found at a point.
    element.style.pointerEvents = 'auto';
    const found = document.elementFromPoint(x + width / 2, y + height / 2);
    element.style.pointerEvents = before;
    return element.contains(found);
  });
}
