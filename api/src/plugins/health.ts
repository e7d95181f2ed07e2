// Whether this process can do its work: it answers, and so does its database.
import type { FastifyInstance } from 'fastify';
import { DatabaseError } from '../database/failures';
import { quietly } from './logging';

export async function healthPlugin(app: FastifyInstance): Promise<void> {
  app.get('/health', { logLevel: quietly(app.config), config: { anyHost: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await app.checkDatabase();
      return { status: 'ok', database: 'ok' };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not work');
      const isUnwritable = error instanceof DatabaseError && error.kind === 'unwritable';
      const database = isUnwritable ? 'unwritable' : 'unavailable';
      return reply.code(503).send({ status: 'unavailable', database });
    }
  });
}
