// Answers the pages and the registry of a running Segue with other remotes in them, and the scripts of those.
import { pageWith, registryWith } from './page.mjs';

/**
 * Segue accepts requests of its own pages only: a page of this server counts as one.
 * @param {URL} segue @param {import('node:http').IncomingHttpHeaders} headers
 */
export const ownHeaders = (segue, { origin, referer }) => ({
  ...(origin && origin !== 'null' && { origin: segue.origin }),
  ...(referer && { referer: new URL(new URL(referer).pathname, segue).href }),
});

/**
 * Answers scripts of the remotes, pages and the registry.
 * @param {{ segue: URL, sources: readonly ReturnType<typeof import('./source.mjs').keepBuilds>[], template?: () => string }} options
 */
export const answerPages =
  ({ segue, sources, template }) =>
  async (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', segue);
    const script = sources.map(({ scriptAt }) => scriptAt(pathname)).find(Boolean);
    if (script) return response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    const isRegistry = pathname === '/registry.json';
    const { accept = '', cookie = '' } = request.headers;
    if (!isRegistry && (request.method !== 'GET' || !accept.includes('text/html'))) return next();
    try {
      const page = await fetch(new URL(request.url, segue), {
        headers: { accept, cookie },
        redirect: 'manual',
      });
      const type = page.headers.get('content-type') ?? '';
      if (!isRegistry && !type.startsWith('text/html')) return next();
      const remotes = (await Promise.all(sources.map(({ current }) => current()))).filter(Boolean);
      const text = await page.text();
      // A page of a loopback address is not upgraded to https; a shell for development has no policy.
      const policy = page.headers
        .get('content-security-policy')
        ?.replace(/;\s*upgrade-insecure-requests/, '');
      response.writeHead(page.status, {
        'content-type': type,
        'set-cookie': page.headers.getSetCookie(),
        ...(policy && !template && { 'content-security-policy': policy }),
      });
      response.end(
        isRegistry
          ? JSON.stringify(registryWith(JSON.parse(text), remotes))
          : pageWith(text, remotes, template && { template: template(), address: pathname }),
      );
    } catch (error) {
      response.writeHead(502, { 'content-type': 'text/plain' });
      response.end(`${segue.origin} does not answer: ${error.cause?.message ?? error.message}`);
    }
  };
