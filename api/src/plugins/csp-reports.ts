// Receives Content-Security-Policy violation reports from browsers and logs them.
import type { FastifyInstance } from 'fastify';

const REPORT_MAX_BYTES = 8 * 1024;
const REPORT_TYPES = ['application/csp-report', 'application/reports+json'];

export async function cspReportsPlugin(scope: FastifyInstance): Promise<void> {
  scope.addContentTypeParser(
    REPORT_TYPES,
    { parseAs: 'string', bodyLimit: REPORT_MAX_BYTES },
    scope.getDefaultJsonParser('error', 'error'),
  );
  scope.post(
    '/api/csp-report',
    { config: { access: 'anyone', isAnonymous: true, rateLimit: { max: 20, timeWindow: 60_000 } } },
    async (request, reply) => {
      request.log.warn({ report: request.body }, 'a content security policy violation');
      return reply.code(204).send();
    },
  );
}
