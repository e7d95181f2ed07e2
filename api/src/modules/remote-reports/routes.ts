// Receives what pages report about their remotes: counts it, logs what is new, and withdraws a canary that fails.
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { join, resolve } from 'node:path';
import { failure } from '../../failure';
import { createCanaryWatch } from './canary-watch';
import { createKnownVersions } from './known-versions';
import { createRemoteMetrics } from './remote-metrics';
import { REPORT_MAX_BYTES, reportSchema } from './report';
import { createWithdrawal } from './withdrawal';

/** Many pages may share a network; each sends at most six a minute. */
const REPORTS_PER_MINUTE = 600;
const LOG_AGAIN_MS = 3_600_000;
const LOGGED_MAX = 5000;

export async function remoteReportsModule(app: FastifyInstance): Promise<void> {
  const { clock, config, registry } = app;
  const releases = join(resolve(config.distDir), 'releases');
  const readKnownVersions = createKnownVersions(registry, releases, clock);
  const metrics = createRemoteMetrics(app.metrics, clock);
  const watchCanaries = createCanaryWatch(clock, createWithdrawal(app));
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
      metrics.seePage(page, revision, await registry.revisions());
      const labelsOf = await readKnownVersions();
      for (const event of events) {
        const labels = await labelsOf(event);
        const { kind, stage, ms, attempt } = event;
        metrics.count(labels, event);
        const key = [labels.remote, labels.version, stage, kind].join(' ');
        if (logged.has(key)) continue;
        logged.set(key, true);
        const isGood = kind === 'loaded' || kind === 'swapped';
        const line = { ...labels, kind, stage, ms, attempt, shell };
        request.log[isGood ? 'info' : 'warn']({ report: line }, 'a page reports a remote');
      }
      watchCanaries(parsed.data, await registry.canaries());
      return reply.code(204).send();
    },
  );
}
