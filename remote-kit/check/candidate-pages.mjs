// Gives the pages of a running Segue a candidate in place of the live version of that remote, or nothing of that remote.
import { pageWith, registryWith } from '../dev/page.mjs';

/**
 * @typedef {{ entry: import('../releases/index.mjs').RegistryEntry, contents: Map<string, Buffer> }} Candidate
 * @param {import('@playwright/test').BrowserContext} context @param {string} address of Segue @param {Candidate} candidate
 * @returns {Promise<(isIn: boolean) => void>} decides for pages that are opened from then on
 */
export async function showCandidate(context, address, { entry, contents }) {
  const empty = { ...entry, routes: [], nav: [], widgets: [], home: [] };
  const folder = entry.entry.slice(0, entry.entry.lastIndexOf('/') + 1);
  let shown = entry;
  const answer = async (route) => {
    const { pathname } = new URL(route.request().url());
    const script = pathname.startsWith(folder) && contents.get(pathname.slice(folder.length));
    if (script) return route.fulfill({ body: script, contentType: 'text/javascript' });
    const isRegistry = pathname === '/registry.json';
    if (!isRegistry && route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const text = await response.text();
    const body = isRegistry
      ? JSON.stringify(registryWith(JSON.parse(text), [shown]))
      : pageWith(text, [shown]);
    return route.fulfill({ response, body });
  };
  // A page that is left ends its requests.
  await context.route(`${new URL(address).origin}/**`, (route) => answer(route).catch(() => undefined));
  return (isIn) => void (shown = isIn ? entry : empty);
}
