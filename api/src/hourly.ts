// Work that a server does every hour until it closes. Several servers on one database may do it at once.
import type { FastifyInstance } from 'fastify';

const HOUR_MS = 3_600_000;

/** A failure is logged with the message; the next hour tries again. */
export function everyHour(app: FastifyInstance, work: () => Promise<unknown>, message: string): void {
  const timer = setInterval(() => {
    work().catch((error: unknown) => app.log.warn({ err: error }, message));
  }, HOUR_MS);
  timer.unref();
  app.addHook('preClose', async () => clearInterval(timer));
}
