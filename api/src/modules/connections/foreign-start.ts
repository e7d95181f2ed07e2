// Whether another site makes a browser begin a sign-in. Beginning is a GET that costs one of the few journeys a network has:
// a page with twenty hidden images would leave its readers none.
import type { FastifyRequest } from 'fastify';
import { isOfAnotherSite } from '../../plugins/origin';

/** Anything but a whole page that our own page or the address bar goes to; a browser that says nothing is let by. */
export function isForeignStart(request: FastifyRequest): boolean {
  const saysOther = (name: string, expected: string) =>
    request.headers[name] !== undefined && request.headers[name] !== expected;
  return (
    isOfAnotherSite(request) ||
    saysOther('sec-fetch-mode', 'navigate') ||
    saysOther('sec-fetch-dest', 'document')
  );
}
