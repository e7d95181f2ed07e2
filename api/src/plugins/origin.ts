// CSRF protection: accepts changes from our own pages only. Another site can send a request, but cannot fake these headers.
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { failure } from '../failure';

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** Sec-Fetch-Site of requests from our own pages and from the address bar. */
const OWN_SITES: readonly unknown[] = ['same-origin', 'none'];

/** Refuses a request whose Sec-Fetch-Site names another site; not one of a browser that does not send the header. */
export async function refuseOtherSites({ headers }: FastifyRequest): Promise<void> {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && !OWN_SITES.includes(site)) failure('crossSite');
}

export const originPlugin = fp(
  async (app) => {
    const ours = new URL(app.config.publicUrl).origin;
    app.addHook('onRequest', async (request) => {
      if (!SAFE_METHODS.includes(request.method) && !isSameOrigin(request, ours)) failure('crossSite');
    });
  },
  { name: 'origin' },
);

/** Checks Sec-Fetch-Site if the browser sends it, else Origin, else Referer. A request with none of them is not from a browser. */
function isSameOrigin(request: FastifyRequest, ours: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin, referer } = request.headers;
  if (origin !== undefined) return origin === ours;
  return referer === undefined || originOf(referer) === ours;
}

export function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null;
}
