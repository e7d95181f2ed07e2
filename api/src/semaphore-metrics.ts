// Metrics of a semaphore: tasks that run and wait, and those that were rejected.
import { Counter, type Registry } from 'prom-client';
import { addGauge } from './gauges';
import type { SemaphoreUsage } from './semaphore';

/** `name` is a plural such as `segue_covers`; `what` begins the help texts. The returned function counts a rejected task. */
export function createSemaphoreMetrics(
  registry: Registry,
  name: string,
  what: string,
  usage: () => SemaphoreUsage,
): () => void {
  addGauge(registry, { name, help: `${what} by state: running or waiting.`, labelNames: ['state'] }, () =>
    Object.entries(usage()).map(([state, value]) => ({ labels: { state }, value })),
  );
  const rejected = new Counter({
    name: `${name}_rejected_total`,
    help: `${what} that were rejected because too many were waiting.`,
    registers: [registry],
  });
  return () => rejected.inc();
}
