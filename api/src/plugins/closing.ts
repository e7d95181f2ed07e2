// While the server ends, requests on open connections are refused in the contract's shape; Fastify's own refusal has another.
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
