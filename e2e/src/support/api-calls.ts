// Observes and delays the page's calls to the product's API.
import type { Page, Request } from '@playwright/test';
import { routes } from '@segue/contract';

/** Background requests that may be sent at any time. */
const REPORTS = '/api/remote-failures';

/** Records every API call from now on but reports; `matching` returns those whose "METHOD /path" matches. */
export function recordCalls(page: Page): { matching: (name: RegExp) => Request[] } {
  const calls: Request[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== REPORTS) calls.push(request);
  });
  return { matching: (name) => calls.filter((call) => name.test(callName(call))) };
}

/** "PUT /api/playlists/track" */
export function callName(call: Request): string {
  return `${call.method()} ${new URL(call.url()).pathname}`;
}

/** Holds the requests of this address and method back until the returned function is called. */
export async function holdRequests(
  page: Page,
  address: string | RegExp,
  method = 'GET',
): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    if (route.request().method() === method) await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** Records the Spotify tokens that the page receives from now on. */
export function recordSpotifyTokens(page: Page): string[] {
  const tokens: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith(routes.providerToken.path) || !response.ok()) return;
    // The body of a response that arrives while the page unloads cannot be read.
    const body = (await response.json().catch(() => null)) as { token: string } | null;
    if (body) tokens.push(body.token);
  });
  return tokens;
}
