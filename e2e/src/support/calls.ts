// The product's own calls, as they leave the browser.
import type { Page, Request, Response } from '@playwright/test';

/** Notes every call to our API from now on; `made` answers those whose "METHOD /path" matches. */
export function noteCalls(page: Page): { made: (wanted: RegExp) => Request[] } {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request);
  });
  return { made: (wanted) => calls.filter((call) => wanted.test(nameOf(call))) };
}

/** "PUT /api/playlists/track" */
export function nameOf(call: Request): string {
  return `${call.method()} ${new URL(call.url()).pathname}`;
}

/** The whole answer to the next call of this name. Asked for before the call is made, awaited after. */
export async function nextAnswer(page: Page, name: string): Promise<Response> {
  const answer = await page.waitForResponse((response) => nameOf(response.request()) === name);
  await answer.finished();
  return answer;
}

/** Keeps calls on their way until they are let go; others pass. */
export async function hold(page: Page, method: string, path: string): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(path, async (route) => {
    if (route.request().method() === method) await held;
    await route.continue().catch(() => undefined);
  });
  return letGo;
}
