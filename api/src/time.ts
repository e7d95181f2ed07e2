// The current time, waiting that ends, and work that a server does every hour.
import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';

const HOUR_MS = 3_600_000;

/** The only source of the current time, so that tests can move it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** The named time as ISO 8601, at most `latest` (milliseconds), which is the default. */
export const timeUpTo = (latest: number, named?: string): string =>
  new Date(Math.min(latest, named === undefined ? latest : Date.parse(named))).toISOString();

/** Resolves with the result of the work, or with `otherwise` after the time. The work continues. */
export async function atMost<Result, Otherwise>(
  ms: number,
  work: Promise<Result>,
  otherwise: Otherwise,
): Promise<Result | Otherwise> {
  const ended = new AbortController();
  const timeout = sleep(ms, otherwise, { signal: ended.signal }).catch(() => otherwise);
  return Promise.race([work, timeout]).finally(() => ended.abort());
}

/** Until the server closes. A failure is logged with the message, and the next hour tries again. */
export function everyHour(app: FastifyInstance, work: () => Promise<unknown>, message: string): void {
  const timer = setInterval(() => {
    work().catch((error: unknown) => app.log.warn({ err: error }, message));
  }, HOUR_MS);
  timer.unref();
  app.addHook('preClose', async () => clearInterval(timer));
}
