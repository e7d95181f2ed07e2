// Shutdown: a draining server ends each connection after its answer; a closing one answers new requests with `busy`.
import fp from 'fastify-plugin';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { failure } from '../failure';

declare module 'fastify' {
  interface FastifyInstance {
    draining: {
      isActive: () => boolean;
      /** From now on /readyz answers 503 and every answer ends its connection. */
      start: () => void;
    };
  }
}

const RETRY_S = 1;
const SWEEP_MS = 100;

export const closingPlugin = fp(
  async (app) => {
    let isDraining = false;
    let isClosing = false;
    app.decorate('draining', {
      isActive: () => isDraining,
      start: () => void (isDraining = true),
    });
    // Node does not count a connection as idle before its first request, and would wait for those that browsers open in advance.
    const unused = new Set<Socket>();
    app.server.on('connection', (socket: Socket) => {
      unused.add(socket);
      socket.once('close', () => unused.delete(socket));
    });
    app.server.on('request', ({ socket }: IncomingMessage) => unused.delete(socket));
    let sweep: NodeJS.Timeout | undefined;
    app.addHook('preClose', async () => {
      isClosing = true;
      for (const socket of unused) socket.destroy();
      sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
    });
    app.addHook('onClose', async () => clearInterval(sweep));
    app.addHook('onRequest', async (_request, reply) => {
      if (isDraining) reply.header('connection', 'close');
      if (isClosing) failure('busy', { retryAfterS: RETRY_S });
    });
  },
  { name: 'closing' },
);
