// Rejects requests before any work is done for them when the server has had more of them than it can answer for a while.
import { routes } from '@segue/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { DomainError } from '../failure';
import { createAdmissionQueue, type Waiting } from './admission-queue';

/** Requests that wait this many times longer than the limit are rejected whatever they are. */
const ANY_REQUEST_FACTOR = 2;
/** In limits. A shorter rush, or a slow disk for a moment, delays requests and rejects none. */
const OVERLOADED_FROM = 8;
const RETRY_AFTER_MAX_S = 3;
const LOGGED_EVERY_MS = 10_000;
const SEARCHES = routes.search.path.replace(/:.*/, '');
const PROBES = /^\/(livez|readyz|metrics)(\?|$)/;

type Arrived = { request: FastifyRequest; reply: FastifyReply; done: (error?: Error) => void };

export const loadSheddingPlugin = fp(
  async (app) => {
    const { waitMs } = app.config.timeLimits;
    let rejected = 0;
    let loggedAt = -Infinity;
    const queue = createAdmissionQueue<Arrived>(({ request, reply, done }, waiting) => {
      // The response is destroyed when the client has gone away.
      if (!reply.raw.destroyed && !mustReject(request, waiting, waitMs)) {
        done();
        return true;
      }
      rejected += 1;
      if (performance.now() - loggedAt > LOGGED_EVERY_MS) {
        app.log.warn({ rejected }, 'overloaded: requests are rejected');
        loggedAt = performance.now();
        rejected = 0;
      }
      // Different for each client, so that they do not all come back at once.
      done(new DomainError('busy', { retryAfterS: 1 + Math.floor(Math.random() * RETRY_AFTER_MAX_S) }));
      return false;
    });
    app.addHook('onRequest', (request, reply, done) => queue.add({ request, reply, done }));
  },
  { name: 'load-shedding', dependencies: ['errors', 'security-headers'] },
);

/** Searches and changes are rejected first: what is on screen stays usable. Probes are never rejected. */
export function mustReject(
  { method, url }: Pick<FastifyRequest, 'method' | 'url'>,
  { waitedMs, busyMs }: Waiting,
  limitMs: number,
): boolean {
  if (waitedMs <= limitMs || busyMs < limitMs * OVERLOADED_FROM || PROBES.test(url)) return false;
  const isRead = method === 'GET' || method === 'HEAD';
  const isFirst = !isRead || url.startsWith(SEARCHES);
  return isFirst || waitedMs > limitMs * ANY_REQUEST_FACTOR;
}
