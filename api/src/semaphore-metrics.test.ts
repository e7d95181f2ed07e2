import { Registry } from 'prom-client';
import { createSemaphore } from './semaphore';
import { createSemaphoreMetrics } from './semaphore-metrics';
import { metricValue } from './testing/metric-lines';

test('tasks that run, wait and are rejected are shown', async () => {
  const registry = new Registry();
  const semaphore = createSemaphore({
    capacity: 1,
    queueLength: 1,
    busyError: () => {
      countRejected();
      return new Error('busy');
    },
  });
  const countRejected = createSemaphoreMetrics(registry, 'segue_covers', 'Covers', semaphore.usage);
  let end: () => void = () => undefined;
  const first = semaphore.run(() => new Promise<void>((resolve) => (end = resolve)));
  const second = semaphore.run(async () => undefined);
  await expect(semaphore.run(async () => undefined)).rejects.toThrow('busy');
  expect(await metricValue(registry, 'segue_covers{state="running"}')).toBe(1);
  expect(await metricValue(registry, 'segue_covers{state="waiting"}')).toBe(1);
  expect(await metricValue(registry, 'segue_covers_rejected_total')).toBe(1);
  end();
  await Promise.all([first, second]);
  expect(await metricValue(registry, 'segue_covers{state="running"}')).toBe(0);
});
