// While the server shuts down, new requests on open connections get the contract's `busy` error instead of Fastify's own.
import fp from 'fastify-plugin';
import { failure } from '../failure';

const RETRY_S = 1;

export const closingPlugin = fp(
  async (app) => {
    let isClosing = false;
    app.addHook('preClose', async () => void (isClosing = true));
    app.addHook('onRequest', async () => {
      if (isClosing) failure('busy', { retryAfterS: RETRY_S });
    });
  },
  { name: 'closing' },
);
