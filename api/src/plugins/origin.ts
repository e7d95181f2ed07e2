// Changes are made from our own pages only: another site can make a browser send a request, but not say it is us.
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { failure } from '../failure';

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** What Sec-Fetch-Site says of requests of our own pages and of the address bar. */
const OWN_SITES: readonly unknown[] = ['same-origin', 'none'];

/** Whether the browser says that another site's page makes it ask; one that says nothing is let by. */
export function isOfAnotherSite({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && !OWN_SITES.includes(site);
}

export const originPlugin = fp(
  async (app) => {
    const ours = new URL(app.config.publicUrl).origin;
    app.addHook('onRequest', async (request) => {
      if (!SAFE_METHODS.includes(request.method) && !comesFromUs(request, ours)) failure('crossSite');
    });
  },
  { name: 'origin' },
);

/** Fetch Metadata where the browser sends it, else Origin, else Referer; none of them = not a browser. */
function comesFromUs(request: FastifyRequest, ours: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin, referer } = request.headers;
  if (origin !== undefined) return origin === ours;
  return referer === undefined || originOf(referer) === ours;
}

/** The origin of an address, or null when it is none. */
export function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null;
}
