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

function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null;
}

/** Which site made the browser start a flow: a GET, not covered by the check for changes from other origins. */
type Initiator = 'same-origin' | 'other-site' | 'unknown';

/** Reads Sec-Fetch-Site where the browser sends it, else Referer. Anything but a full-page navigation counts as another site. */
export function initiatorOf({ headers }: FastifyRequest, ownOrigin: string): Initiator {
  const isOrMissing = (name: string, expected: string) => (headers[name] ?? expected) === expected;
  const isPage = isOrMissing('sec-fetch-mode', 'navigate') && isOrMissing('sec-fetch-dest', 'document');
  if (!isPage) return 'other-site';
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin') return 'same-origin';
  if (site === 'none') return 'unknown';
  if (site !== undefined) return 'other-site';
  const { referer } = headers;
  if (referer === undefined) return 'unknown';
  return originOf(referer) === ownOrigin ? 'same-origin' : 'other-site';
}
