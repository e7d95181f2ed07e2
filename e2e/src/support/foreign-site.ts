// A server of another site or origin, which serves the pages that a test gives it.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ForeignSite = Awaited<ReturnType<typeof startForeignSite>>;

/**
 * `localhost` is another site than the product's 127.0.0.1. `127.0.0.1` with another port is another origin of the same
 * site: its requests carry the product's cookies.
 */
export async function startForeignSite(name: 'localhost' | '127.0.0.1') {
  const pages: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://foreign.test');
    const to = url.searchParams.get('to');
    if (url.pathname === '/redirect' && to !== null) return response.writeHead(302, { location: to }).end();
    const body = pages[Number(url.pathname.slice(1))];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    return response.end(`<!doctype html><title>Free ringtones</title>${body ?? ''}`);
  });
  await once(server.listen(0, name), 'listening');
  const origin = `http://${name}:${(server.address() as AddressInfo).port}`;
  return {
    /** The URL of a page with this body. */
    page: (body: string) => `${origin}/${pages.push(body) - 1}`,
    /** A URL that redirects. */
    redirect: (to: string) => `${origin}/redirect?to=${encodeURIComponent(to)}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
