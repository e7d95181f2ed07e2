// Waiting for something that may take too long.
import { setTimeout as sleep } from 'node:timers/promises';

/** What the work resolves with; `otherwise` when that takes longer. The work goes on. */
export async function atMost<Result, Otherwise>(
  ms: number,
  work: Promise<Result>,
  otherwise: Otherwise,
): Promise<Result | Otherwise> {
  const ended = new AbortController();
  const timeout = sleep(ms, otherwise, { signal: ended.signal }).catch(() => otherwise);
  return Promise.race([work, timeout]).finally(() => ended.abort());
}
