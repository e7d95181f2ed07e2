// Rejects requests before any work is done for them when the server has had more of them than it can answer for a while.
import { errors, routes } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createAdmissionQueue, type Waiting } from './admission-queue';
import { securityHeaders } from './response-headers';

/** Requests that wait this many times longer than the limit are rejected whatever they are. */
const ANY_REQUEST_FACTOR = 2;
/** In limits. A shorter rush, or a slow disk for a moment, delays requests and rejects none. */
const OVERLOADED_FROM = 8;
const RETRY_AFTER_MAX_S = 3;
const LOGGED_EVERY_MS = 10_000;
const SEARCHES = routes.search.path.replace(/:.*/, '');
const PROBES = /^\/(livez|readyz|metrics)(\?|$)/;

export const loadSheddingPlugin = fp(
  async (app: FastifyInstance) => {
    const reject = createRejection(app);
    // Below Fastify: its hooks would cost a rejected request half of the time of an answered one.
    const [handle] = app.server.listeners('request') as RequestListener[];
    app.server.removeAllListeners('request');
    const queue = createAdmissionQueue<[IncomingMessage, ServerResponse]>(([request, response], waiting) => {
      // The client has gone away.
      if (response.destroyed) return false;
      const isRejected = mustReject(request, waiting, app.config.timeLimits.waitMs);
      if (isRejected) reject(request, response);
      else handle?.call(app.server, request, response);
      return !isRejected;
    });
    app.server.on('request', (request, response) => queue.add([request, response]));
  },
  { name: 'load-shedding', dependencies: ['http-metrics'] },
);

/** Searches and changes are rejected first: what is on screen stays usable. Probes are never rejected. */
export function mustReject(
  { method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>,
  { waitedMs, busyMs }: Waiting,
  limitMs: number,
): boolean {
  if (waitedMs <= limitMs || busyMs < limitMs * OVERLOADED_FROM || PROBES.test(url)) return false;
  const isRead = method === 'GET' || method === 'HEAD';
  const isFirst = !isRead || url.startsWith(SEARCHES);
  return isFirst || waitedMs > limitMs * ANY_REQUEST_FACTOR;
}

function createRejection({ config, log, countErrorAnswer }: FastifyInstance) {
  const body = JSON.stringify({ message: errors.busy.message, code: 'busy' });
  const headers = {
    ...securityHeaders(config),
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': String(Buffer.byteLength(body)),
  };
  let rejected = 0;
  let loggedAt = -Infinity;
  return ({ method }: IncomingMessage, response: ServerResponse): void => {
    countErrorAnswer('busy');
    rejected += 1;
    // One line for each request would be work too.
    if (performance.now() - loggedAt > LOGGED_EVERY_MS) {
      log.warn({ rejected }, 'overloaded: requests are rejected');
      loggedAt = performance.now();
      rejected = 0;
    }
    // Different for each client, so that they do not all come back at once.
    const retryAfter = String(1 + Math.floor(Math.random() * RETRY_AFTER_MAX_S));
    response.writeHead(errors.busy.status, {
      ...headers,
      'x-request-id': randomUUID(),
      'retry-after': retryAfter,
    });
    response.end(method === 'HEAD' ? undefined : body);
  };
}
