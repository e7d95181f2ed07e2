// Metrics of the background refresh of stored tracks.
import type { Provider } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import { addGauge } from '../../gauges';
import { findOldestCopy } from './copy-repository';

/** The returned function counts a refreshed track; `inProgress` returns how many are being refreshed or wait for it. */
export function createRefreshMetrics(
  { metrics, database, clock }: FastifyInstance,
  inProgress: () => number,
): (provider: Provider, result: 'saved' | 'unknown' | 'failed') => void {
  addGauge(metrics, {
    name: 'segue_track_refreshes_in_progress',
    help: 'Stored tracks that are being refreshed or wait for it.',
    read: inProgress,
  });
  addGauge(metrics, {
    name: 'segue_track_copy_oldest_age_seconds',
    help: 'Age of the oldest stored copy of a track; TRACK_COPY_DAYS limits it. 0 without copies. All servers of a database show the same.',
    async read() {
      // `segue_database_up` shows when the database fails.
      const oldest = await findOldestCopy(database).catch(() => null);
      return oldest === null ? 0 : Math.max(0, (clock().getTime() - Date.parse(oldest)) / 1000);
    },
  });
  const refreshes = new Counter({
    name: 'segue_track_refreshes_total',
    help: 'Refreshed copies of tracks by result: saved, unknown (the provider has no such track any more), or failed.',
    labelNames: ['provider', 'result'],
    registers: [metrics],
  });
  return (provider, result) => refreshes.inc({ provider, result });
}
