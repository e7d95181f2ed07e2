// Encodes uploaded covers one at a time; more wait in a bounded queue.
import type { Registry } from 'prom-client';
import { DomainError, failure } from '../../failure';
import { createSemaphore } from '../../semaphore';
import { createSemaphoreMetrics } from '../../semaphore-metrics';
import { coverImage } from './cover-image';

// Decoding takes memory and a CPU core.
const CAPACITY = 1;
const QUEUE_LENGTH = 20;
const RETRY_S = 2;

/** The returned function fails with `coverInvalid`, or with `busy` when the queue is full. */
export function createCoverEncoder(metrics: Registry): (original: Buffer) => Promise<Buffer> {
  const semaphore = createSemaphore({
    capacity: CAPACITY,
    queueLength: QUEUE_LENGTH,
    busyError: () => {
      countRejected();
      return new DomainError('busy', { retryAfterS: RETRY_S });
    },
  });
  const countRejected = createSemaphoreMetrics(metrics, 'segue_covers', 'Uploaded covers', semaphore.usage);
  return async (original) => (await semaphore.run(() => coverImage(original))) ?? failure('coverInvalid');
}
