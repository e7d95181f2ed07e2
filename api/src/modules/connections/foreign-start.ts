// Whether another site makes a browser begin a sign-in. Beginning is a GET that costs one of the few journeys a network has:
// a page with twenty hidden images would leave its readers none.
import type { FastifyRequest } from 'fastify';
import { OWN_SITES } from '../../plugins/origin';

/** Anything but a whole page that our own page or the address bar goes to; a browser that says nothing is let by. */
export function isForeignStart({ headers }: FastifyRequest): boolean {
  const said = (name: string, expected: readonly unknown[]) =>
    headers[name] === undefined || expected.includes(headers[name]);
  return !(
    said('sec-fetch-site', OWN_SITES) &&
    said('sec-fetch-mode', ['navigate']) &&
    said('sec-fetch-dest', ['document'])
  );
}
