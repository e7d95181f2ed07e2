// The HTTP server below the routes: how long a sender may take, and the answers that Node gives before a route is known.
import { errors } from '@segue/contract';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import { createServer, STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config';
import { securityHeaders } from './response-headers';

/** Node looks for overdue requests this often, so a limit holds to within a second. */
const CHECK_MS = 1000;
const KEEP_ALIVE_MS = 72_000;
const HEADERS_MAX_BYTES = 16 * 1024;

const STATUS_OF: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

type Options = Pick<FastifyServerOptions, 'serverFactory' | 'clientErrorHandler' | 'genReqId' | 'rewriteUrl'>;

/** Options of Fastify that make, limit and guard its server. */
export function httpServerOptions(config: Config): Options {
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
          // Node's own refusal has no headers; the check of the host refuses it.
          requireHostHeader: false,
        },
        handler,
      ),
    // An id sent by the client is never taken.
    genReqId: (request) => {
      const id = randomUUID();
      ids.set(request, id);
      return id;
    },
    // Routes, log and page know paths only; the host of an absolute target is checked from `originalUrl`.
    rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/?#]*\/?/i, '/'),
    clientErrorHandler(this: FastifyInstance, error, socket) {
      const response = responseOn(socket);
      // An answer now would be taken for that of the request before the broken one.
      const isLate = response !== null && (response.headersSent || response.req.complete);
      if (error.code === 'ECONNRESET' || !socket.writable || isLate) return void socket.destroy();
      const id = (response && ids.get(response.req)) ?? randomUUID();
      refuse(this, socket, { status: STATUS_OF[error.code] ?? 400, id, reason: error.code });
    },
  };
}

/** Answers what Node would answer by itself: expectations other than `100-continue`, and CONNECT. */
export function answerBelowRoutes(app: FastifyInstance): void {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { headers, body } = refusal(app, { status: 417, id: randomUUID(), reason: 'expectation' });
    response.writeHead(417, headers).end(body);
  });
  app.server.on('connect', (_request: IncomingMessage, socket: Socket) => {
    refuse(app, socket, { status: 400, id: randomUUID(), reason: 'CONNECT' });
  });
}

type Refusal = { status: number; id: string; reason: string };

/** Logs the refusal and gives the contract's answer, with the headers of every answer. */
function refusal({ log, config }: FastifyInstance, { status, id, reason }: Refusal) {
  log.info({ reqId: id, status, reason }, 'refused below the routes');
  const body = JSON.stringify({ message: errors.badRequest.message, code: 'badRequest' });
  const headers = {
    ...securityHeaders(config),
    'x-request-id': id,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  return { headers, body };
}

/** Answers on the connection itself, and closes it. */
function refuse(app: FastifyInstance, socket: Socket, about: Refusal): void {
  const { headers, body } = refusal(app, about);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  // The other side may be gone already.
  socket.on('error', () => undefined);
  socket.write(`HTTP/1.1 ${about.status} ${STATUS_CODES[about.status]}\r\n${lines.join('')}\r\n${body}`);
  socket.destroySoon();
}

/** The answer that is being made on a connection; Node looks at the same field before it answers a broken request. */
function responseOn(socket: object): ServerResponse<IncomingMessage> | null {
  return '_httpMessage' in socket ? (socket._httpMessage as ServerResponse<IncomingMessage> | null) : null;
}
