// Health check: answers 200 when the process and its database work, else 503. Names the configured providers.
import { PROVIDERS } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { DatabaseError } from '../database/failures';
import { quietLogLevel } from './logging';

export async function healthPlugin(app: FastifyInstance): Promise<void> {
  const logLevel = quietLogLevel(app.config);
  const providers = PROVIDERS.filter((provider) => app.providers[provider]);
  app.get('/health', { logLevel, config: { anyHost: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await app.checkDatabase();
      return { status: 'ok', database: 'ok', providers };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not work');
      const isUnwritable = error instanceof DatabaseError && error.kind === 'unwritable';
      const database = isUnwritable ? 'unwritable' : 'unavailable';
      return reply.code(503).send({ status: 'unavailable', database });
    }
  });
}
