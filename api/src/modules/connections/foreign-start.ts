// Who makes a browser begin a round. Beginning is a GET, so no rule for changes guards it; yet it costs one of the few journeys a
// network has, and to connect changes an account. A page with twenty hidden images would leave its readers none.
import type { FastifyRequest } from 'fastify';
import { originOf } from '../../plugins/origin';

type StartedBy = 'us' | 'another site' | 'unknown';

/** Sec-Fetch-Site where the browser sends it, else Referer; `ours` is our own origin. Anything but a whole page is not ours. */
export function startedBy({ headers }: FastifyRequest, ours: string): StartedBy {
  const says = (name: string, expected: string) => (headers[name] ?? expected) === expected;
  const isPage = says('sec-fetch-mode', 'navigate') && says('sec-fetch-dest', 'document');
  if (!isPage) return 'another site';
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin') return 'us';
  if (site === 'none') return 'unknown';
  if (site !== undefined) return 'another site';
  const { referer } = headers;
  if (referer === undefined) return 'unknown';
  return originOf(referer) === ours ? 'us' : 'another site';
}
