// Receives what pages report about their remotes: counts it and logs what is new.
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { failure } from '../../failure';
import { createRemoteMetrics, OTHER } from './remote-metrics';
import { REPORT_MAX_BYTES, reportSchema } from './report';

/** Many pages may share a network; each sends at most six a minute. */
const REPORTS_PER_MINUTE = 600;
const LOG_AGAIN_MS = 3_600_000;
const LOGGED_MAX = 5000;

export async function remoteReportsModule(app: FastifyInstance): Promise<void> {
  const { clock, registry } = app;
  const metrics = createRemoteMetrics(app.metrics, clock);
  const logged = new LRUCache<string, true>({
    max: LOGGED_MAX,
    ttl: LOG_AGAIN_MS,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  });

  app.post(
    '/api/remote-reports',
    {
      bodyLimit: REPORT_MAX_BYTES,
      config: {
        access: 'anyone',
        isAnonymous: true,
        rateLimit: { max: REPORTS_PER_MINUTE, timeWindow: 60_000 },
      },
    },
    async (request, reply) => {
      const parsed = reportSchema.safeParse(request.body);
      if (!parsed.success) return failure('badRequest');
      const { page, revision, shell, events } = parsed.data;
      const { remotes } = await registry.read();
      metrics.seePage(page, revision, []);
      for (const event of events) {
        const live = remotes.find(({ name }) => name === event.remote);
        const isKnown = [live?.version, live?.previous?.version].includes(event.version);
        const labels = { remote: live?.name ?? OTHER, version: isKnown ? event.version : OTHER };
        const { kind, stage, ms, attempt } = event;
        metrics.count(labels, event);
        const key = [labels.remote, labels.version, stage, kind].join(' ');
        if (logged.has(key)) continue;
        logged.set(key, true);
        const isGood = kind === 'loaded' || kind === 'swapped';
        const line = { ...labels, kind, stage, ms, attempt, shell };
        request.log[isGood ? 'info' : 'warn']({ report: line }, 'a page reports a remote');
      }
      return reply.code(204).send();
    },
  );
}
