// Tells which site made a browser start an OAuth flow. The start is a GET, so the check for changes from other sites (origin.ts)
// does not cover it; yet each start uses up the rate limit of a network, and connecting changes an account.
import type { FastifyRequest } from 'fastify';
import { originOf } from '../../../plugins/origin';

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
