// Nobody changes things faster than a person could: counted for the account, wherever it is used from. What puts an intruder
// out is not counted with what an intruder does: signing out never, and a new password for the session alone.
import { routes } from '@segue/contract';
import fp from 'fastify-plugin';
import { failure } from '../failure';
import { accountLimits } from '../modules/account-limits';

export const writeLimitPlugin = fp(
  async (api) => {
    const limits = accountLimits(api);
    const countForPerson = api.createRateLimit(limits.writes);
    const countForSession = api.createRateLimit(limits.profileWrites);
    api.addHook('onRequest', async (request) => {
      if (request.method === 'GET' || request.method === 'HEAD' || !request.session) return;
      const { url } = request.routeOptions;
      if (url === routes.logout.path) return;
      const count = url === routes.updateProfile.path ? countForSession : countForPerson;
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) {
        failure('tooMany', { retryAfterS: Math.max(1, counted.ttlInSeconds) });
      }
    });
  },
  { name: 'write-limit', dependencies: ['rate-limit', 'session'] },
);
