// A server of another site or origin, which serves the pages that a test gives it.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ForeignSite = {
  /** The URL of a page with this body. */
  page: (body: string) => string;
  /** A URL that redirects. */
  redirect: (to: string) => string;
  close: () => Promise<void>;
};

/**
 * `localhost` is another site than the product's 127.0.0.1. `127.0.0.1` with another port is another origin of the same
 * site: its requests carry the product's cookies.
 */
export async function startForeignSite(name: 'localhost' | '127.0.0.1'): Promise<ForeignSite> {
  const pages: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://foreign.test');
    const to = url.searchParams.get('to');
    if (url.pathname === '/redirect' && to !== null) return response.writeHead(302, { location: to }).end();
    const body = pages[Number(url.pathname.slice(1))];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    return response.end(`<!doctype html><title>Free ringtones</title>${body ?? ''}`);
  });
  await new Promise<void>((listening) => server.listen(0, name, listening));
  const origin = `http://${name}:${(server.address() as AddressInfo).port}`;
  return {
    page: (body) => `${origin}/${pages.push(body) - 1}`,
    redirect: (to) => `${origin}/redirect?to=${encodeURIComponent(to)}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
