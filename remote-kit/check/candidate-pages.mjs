// Gives the pages of a running Segue a candidate instead of a remote's live version, or removes that remote.
import { answerWith } from '../dev/page.mjs';

/** Resolves with a function that decides for pages which are opened from then on. `contents`: the files of the build by their names. */
export async function showCandidate(context, address, { entry, contents }) {
  const empty = { ...entry, routes: [], nav: [], widgets: [], home: [] };
  const folder = entry.entry.slice(0, entry.entry.lastIndexOf('/') + 1);
  let shown = entry;
  const answer = async (route) => {
    const { pathname } = new URL(route.request().url());
    const script = pathname.startsWith(folder) && contents.get(pathname.slice(folder.length));
    if (script) return route.fulfill({ body: script, contentType: 'text/javascript' });
    const isPage = route.request().resourceType() === 'document';
    if (!isPage && pathname !== '/registry.json') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    // The server answers 404 for an address that only the candidate has.
    const status = isPage && response.status() === 404 ? 200 : response.status();
    return route.fulfill({ response, status, body: answerWith(await response.text(), [shown]) });
  };
  // A page that is left ends its requests.
  await context.route(`${new URL(address).origin}/**`, (route) => answer(route).catch(() => undefined));
  return (isIn) => void (shown = isIn ? entry : empty);
}
