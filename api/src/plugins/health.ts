// Whether this process can do its work: it answers, and so does its database.
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { quietly } from './logging';

export async function healthPlugin(app: FastifyInstance): Promise<void> {
  app.get('/health', { logLevel: quietly(app.config), config: { anyHost: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await sql`select 1`.execute(app.database);
      return { status: 'ok', database: 'ok' };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'unavailable', database: 'unavailable' });
    }
  });
}
