// Nobody changes things faster than a person could: counted for the account, wherever it is used from.
import fp from 'fastify-plugin';
import { failure } from '../failure';
import { accountLimits } from '../modules/account-limits';

export const writeLimitPlugin = fp(
  async (api) => {
    const count = api.createRateLimit(accountLimits(api).writes);
    api.addHook('onRequest', async (request) => {
      if (request.method === 'GET' || request.method === 'HEAD' || !request.session) return;
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) {
        failure('tooMany', { retryAfterS: Math.max(1, counted.ttlInSeconds) });
      }
    });
  },
  { name: 'write-limit', dependencies: ['rate-limit', 'session'] },
);
