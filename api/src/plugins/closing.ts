// Shutdown. While the server drains it answers everything, and ends each connection after its answer, so that clients move to another
// server. While it closes, new requests on open connections get the contract's `busy` error instead of Fastify's own.
import fp from 'fastify-plugin';
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

export const closingPlugin = fp(
  async (app) => {
    let isDraining = false;
    let isClosing = false;
    app.decorate('draining', {
      isActive: () => isDraining,
      start: () => void (isDraining = true),
    });
    app.addHook('preClose', async () => void (isClosing = true));
    app.addHook('onRequest', async (_request, reply) => {
      if (isDraining) reply.header('connection', 'close');
      if (isClosing) failure('busy', { retryAfterS: RETRY_S });
    });
  },
  { name: 'closing' },
);
