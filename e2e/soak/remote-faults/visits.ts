// The screens of the remotes, how a listener gets to them, and how long until something stands there.
import { expect, type Page } from '@playwright/test';
import { FALLBACK_MS } from './faults';
import type { PublishedRegistry } from './faulty-site';

/** A remote's first screen. */
export type Visit = { remote: string; path: string; title: string };

/** One visit for each remote of a registry. */
export function visitsOf({ remotes }: PublishedRegistry): readonly Visit[] {
  return remotes.flatMap(({ name, routes, nav }) => {
    const path = routes.find((route) => !route.path.includes(':'))?.path;
    if (path === undefined) return [];
    const label = nav.find(({ to }) => to === path)?.label;
    return [{ remote: name, path, title: label ?? titleOfPath(path) }];
  });
}

const titleOfPath = (path: string) =>
  path.replaceAll(/[/-](\w)/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim();

/** The texts of a fallback, or null for the screen itself. */
export type Expected = readonly string[] | null;

/** When the expected content was drawn, and what stood in `main` then or when time was up. */
export type Arrival = { ms: number | null; text: string };

type Wait = { path: string; expected: Expected; timeoutMs: number };

/**
 * Far longer than any limit: the time of a late fallback is a better message than none. It begins with the document, long before
 * the scripts have run where five pages start at once.
 */
const TIMEOUT_MS = 20_000;

/** Goes to a screen inside the page, by its link in the menu when it has one. The time counts from the click. */
export async function walkTo(page: Page, { path }: Visit, expected: Expected): Promise<Arrival> {
  const wait: Wait = { path, expected, timeoutMs: TIMEOUT_MS };
  // The page's policy forbids to compile text, so that the watcher is written into the call.
  return page.evaluate<Arrival>(`(async () => {
    const from = performance.now();
    const arrival = (${watchMain.toString()})(${JSON.stringify(wait)});
    (${follow.toString()})(${JSON.stringify(path)});
    const { at, text } = await arrival;
    return { ms: at === null ? null : at - from, text };
  })()`);
}

/** Walks to a screen and expects it, or these texts in its place, within the limit. */
export async function expectArrival(
  page: Page,
  visit: Visit,
  expected: Expected = null,
  limitMs = FALLBACK_MS,
): Promise<void> {
  const { ms, text } = await walkTo(page, visit, expected);
  expect(ms, `${visit.path} shows "${text.slice(0, 120)}"`).not.toBeNull();
  expect(ms).toBeLessThan(limitMs + ROUNDING_MS);
}

/** Walks to the screens of all remotes, one after another. */
export async function expectAllScreens(page: Page, visits: readonly Visit[]): Promise<void> {
  for (const visit of visits) await expectArrival(page, visit);
}

/** Timers fire a little late, and the page has to draw. */
export const ROUNDING_MS = 300;

export const retryIn = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });

/** Runs in the page. */
export function follow(path: string): void {
  // A heading of the screen before says nothing about the next one.
  for (const heading of document.querySelectorAll('main h1')) heading.setAttribute('data-left', '');
  const link = document.querySelector<HTMLElement>(`nav a[href="${path}"]`);
  if (link) return link.click();
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Opens a screen directly. The time counts from the moment when the page asked for the remote. */
export async function openAt(page: Page, { remote, path }: Visit, expected: Expected): Promise<Arrival> {
  await page.addInitScript(
    `window.arrival = (${watchMain.toString()})(${JSON.stringify({ path, expected, timeoutMs: TIMEOUT_MS })})`,
  );
  await page.goto(path, { waitUntil: 'commit' });
  return page.evaluate(async (folder) => {
    const { arrival } = window as unknown as { arrival: ReturnType<typeof watchMain> };
    const { at, text } = await arrival;
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const request = performance.getEntriesByType('resource').find(({ name }) => name.includes(folder));
    // The request may be a preload of the document.
    const from = Math.max(navigation?.domContentLoadedEventEnd ?? 0, request?.startTime ?? 0);
    return { ms: at === null ? null : Math.max(0, at - from), text };
  }, `/remotes/${remote}/`);
}

/** Resolves when `main` shows what is expected. Runs in the page: it must not use anything outside itself. */
function watchMain({ path, expected, timeoutMs }: Wait): Promise<{ at: number | null; text: string }> {
  const text = () => document.querySelector('main')?.textContent ?? '';
  const heading = () => document.querySelector('main h1:not([data-left])')?.textContent ?? 'Page not found';
  const isShown = () =>
    location.pathname === path &&
    (expected ? expected.every((part) => text().includes(part)) : heading() !== 'Page not found');
  // Another fallback than the expected one is the answer, unless it is replaced at once.
  const isOther = () => /couldn’t load\.|can’t be shown\.|stopped working\./.test(text());
  return new Promise((resolve) => {
    const settle = (at: number | null) => {
      observer.disconnect();
      clearTimeout(timer);
      clearTimeout(otherTimer);
      resolve({ at, text: text() });
    };
    let otherTimer = 0;
    const look = () => {
      if (isShown()) settle(performance.now());
      else if (otherTimer === 0 && isOther() && location.pathname === path)
        otherTimer = window.setTimeout(() => settle(null), 1500);
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    const timer = window.setTimeout(() => settle(null), timeoutMs);
    look();
  });
}
