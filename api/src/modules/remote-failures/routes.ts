// Receives what pages tell of a remote that failed: one log line and one count each, and nothing else follows from it.
import { REMOTE_FAILURES, type RemoteFailure } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import * as z from 'zod/mini';
import { failure } from '../../failure';

const BODY_MAX_BYTES = 1024;
/** Many pages may share a network. */
const FAILURES_PER_MINUTE = 60;

// The route is open to everybody, so every field has bounds.
const failureSchema: z.ZodMiniType<RemoteFailure> = z.object({
  remote: z.string().check(z.maxLength(80)),
  version: z.string().check(z.maxLength(80)),
  kind: z.enum(['gone', 'silent', 'broken', 'crashed']),
  stage: z.enum(['download', 'start', 'init', 'get', 'check', 'draw']),
});

export async function remoteFailuresModule(app: FastifyInstance): Promise<void> {
  const failures = new Counter({
    name: 'segue_remote_failures_total',
    help: 'Failures of remotes that pages told.',
    labelNames: ['remote'],
    registers: [app.metrics],
  });

  app.post(
    REMOTE_FAILURES,
    {
      bodyLimit: BODY_MAX_BYTES,
      config: {
        access: 'anyone',
        isAnonymous: true,
        rateLimit: { max: FAILURES_PER_MINUTE, timeWindow: 60_000 },
      },
    },
    async (request, reply) => {
      const { data } = failureSchema.safeParse(request.body);
      if (!data) return failure('badRequest');
      const { remotes } = await app.registry.read();
      // Each label value costs memory until the restart.
      const remote = remotes.some(({ name }) => name === data.remote) ? data.remote : 'unknown';
      failures.inc({ remote });
      request.log.warn({ remoteFailure: data }, 'a remote failed in a page');
      return reply.code(204).send();
    },
  );
}
