// The Node HTTP server below Fastify, and its time limits.
import type { FastifyHttpOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { Config } from '../config';

/** How often Node looks for overdue requests: time limits are exact to a second. */
const CHECK_MS = 1000;
const KEEP_ALIVE_MS = 72_000;
const HEADERS_MAX_BYTES = 16 * 1024;

export function httpServerOptions({ timeLimits }: Config): FastifyHttpOptions<Server> {
  return {
    requestTimeout: timeLimits.requestMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: {
      headersTimeout: timeLimits.headersMs,
      connectionsCheckingInterval: CHECK_MS,
      maxHeaderSize: HEADERS_MAX_BYTES,
      // Node's own 400 has no headers; plugins/hosts.ts rejects a missing host instead.
      requireHostHeader: false,
    },
    genReqId: () => randomUUID(),
    // Routes and log use paths only; plugins/hosts.ts checks the host of an absolute target from `originalUrl`.
    rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/?#]*\/?/i, '/'),
  };
}
