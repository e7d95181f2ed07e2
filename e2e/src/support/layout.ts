// Positions, visibility and scrolling of elements.
import { expect, type Locator, type Page } from '@playwright/test';

export type Box = { x: number; y: number; width: number; height: number };

/** Waits, because the row may be replaced by a draggable one. */
export async function boxOf(locator: Locator): Promise<Box> {
  let box: Box | null = null as Box | null;
  await expect(async () => {
    box = await locator.boundingBox();
    expect(box, `${String(locator)} on the screen`).not.toBeNull();
  }).toPass({ timeout: 5000 });
  return box!;
}

/** Whether two boxes share any area. */
export function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/**
 * Up to eight elements inside `root` that extend beyond the x coordinate `edge`, as tag and text. Parts that scrolling
 * ancestors hide do not count.
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
    // A color behind the content may be as wide as the window.
    return [area, ...area.querySelectorAll("*:not([aria-hidden='true']:empty)")]
      .filter((element) => element.getClientRects().length > 0 && visibleRight(element) > limit + 0.5)
      .slice(0, 8)
      .map((element) => `${element.tagName} "${element.textContent?.slice(0, 30)}"`);
  }, edge);
}

/** Whether the page has a horizontal scroll bar. */
export function hasHorizontalScroll(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

/** Whether the element at the centre of `locator` is the locator's own element or a child of it. */
export function isOnTop(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const before = element.style.pointerEvents;
    // `elementFromPoint` ignores elements without pointer events.
    element.style.pointerEvents = 'auto';
    const found = document.elementFromPoint(x + width / 2, y + height / 2);
    element.style.pointerEvents = before;
    return element.contains(found);
  });
}

export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Turns the mouse wheel until the page is scrolled past `pixels`: a busy page can lose a wheel event. */
export async function scrollPast(page: Page, pixels: number): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect.poll(() => scrollTop(page), { timeout: 3000 }).toBeGreaterThan(pixels);
  }).toPass({ timeout: 20_000 });
}
