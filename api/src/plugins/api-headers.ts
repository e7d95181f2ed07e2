// Answers of the API belong to one person and one moment.
import fp from 'fastify-plugin';

export const apiHeadersPlugin = fp(
  async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers({ 'cache-control': 'no-store', vary: 'Cookie, Origin, Sec-Fetch-Site' });
    });
  },
  { name: 'api-headers' },
);
