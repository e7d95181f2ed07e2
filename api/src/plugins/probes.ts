// Liveness and readiness probes for load balancers and supervisors.
import { PROVIDERS } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { NEVER_REJECTED } from './load-shedding';
import { quietLogLevel } from './logging';

/**
 * `/livez` answers 200 as long as the process answers; `/readyz` answers 503 while this server should get no requests: it shuts down
 * or does not reach its database. Neither load nor a full disk of the database is a reason: a balancer would remove all servers at
 * once, when each of them is needed, and reading works on a full disk. With `?details` it lists remotes that are not as released.
 */
export async function probesPlugin(app: FastifyInstance): Promise<void> {
  const options = { logLevel: quietLogLevel(app.config), config: { anyHost: true, ...NEVER_REJECTED } };
  const providers = PROVIDERS.filter((provider) => app.providers[provider]);
  app.get('/livez', options, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', options, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (app.draining.isActive()) return reply.code(503).send({ status: 'draining' });
    try {
      await app.checkDatabase();
      const { details } = request.query as { details?: unknown };
      const remotes = details === undefined ? {} : { remotes: app.registry.problems() };
      return { status: 'ok', database: 'ok', providers, ...remotes };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not work');
      return reply.code(503).send({ status: 'unavailable', database: 'unavailable' });
    }
  });
}
