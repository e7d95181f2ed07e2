// The Node HTTP server below Fastify: time limits, and the errors that Node answers before a route is known.
import { errors } from '@segue/contract';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import { createServer, STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config';
import { securityHeaders } from './response-headers';

/** How often Node looks for overdue requests: time limits are exact to a second. */
const CHECK_MS = 1000;
const KEEP_ALIVE_MS = 72_000;
const HEADERS_MAX_BYTES = 16 * 1024;

const STATUS_OF: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Fastify options that create the HTTP server with its limits and error answers. */
export function httpServerOptions(
  config: Config,
): Pick<FastifyServerOptions, 'serverFactory' | 'clientErrorHandler' | 'genReqId' | 'rewriteUrl'> {
  const { headersMs, requestMs } = config.timeLimits;
  const ids = new WeakMap<IncomingMessage, string>();
  return {
    serverFactory: (handler) =>
      createServer(
        {
          headersTimeout: headersMs,
          requestTimeout: requestMs,
          connectionsCheckingInterval: CHECK_MS,
          keepAliveTimeout: KEEP_ALIVE_MS,
          maxHeaderSize: HEADERS_MAX_BYTES,
          // Node's own 400 has no headers; plugins/hosts.ts rejects a missing host instead.
          requireHostHeader: false,
        },
        handler,
      ),
    genReqId: (request) => {
      const id = randomUUID();
      ids.set(request, id);
      return id;
    },
    // Routes and log use paths only; plugins/hosts.ts checks the host of an absolute target from `originalUrl`.
    rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/?#]*\/?/i, '/'),
    clientErrorHandler(this: FastifyInstance, error, socket) {
      const response = responseOn(socket);
      // The client would take an answer sent now for the answer to its previous, valid request.
      const isLate = response !== null && (response.headersSent || response.req.complete);
      if (error.code === 'ECONNRESET' || !socket.writable || isLate) return void socket.destroy();
      const id = (response && ids.get(response.req)) ?? randomUUID();
      reject(this, socket, { status: STATUS_OF[error.code] ?? 400, id, reason: error.code });
    },
  };
}

/** Logs the rejection, writes the contract's error with the usual headers to the socket, and closes it. */
function reject(
  { log, config, countErrorAnswer }: FastifyInstance,
  socket: Socket,
  { status, id, reason }: { status: number; id: string; reason: string },
): void {
  countErrorAnswer('badRequest');
  log.info({ reqId: id, status, reason }, 'rejected before routing');
  const body = JSON.stringify({ message: errors.badRequest.message, code: 'badRequest' });
  const headers = {
    ...securityHeaders(config),
    'x-request-id': id,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  // The client may have closed the connection already.
  socket.on('error', () => undefined);
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  socket.destroySoon();
}

/** The response in progress on a connection. Node reads the same private field before it answers a malformed request. */
export function responseOn(socket: object): ServerResponse<IncomingMessage> | null {
  return '_httpMessage' in socket ? (socket._httpMessage as ServerResponse<IncomingMessage> | null) : null;
}
