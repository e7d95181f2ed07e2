// Ends the server on SIGTERM and SIGINT: it drains, finishes the running requests, closes the database and exits.
import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';

/** The time limit of running requests after the server has stopped listening. */
const CLOSE_TIMEOUT_MS = 10_000;

type Ending = Pick<FastifyInstance, 'draining' | 'config' | 'log' | 'close'>;
type ServerProcess = {
  on: (signal: string, listener: (signal: string) => void) => unknown;
  exit: (code: number) => void;
};

/** Exits with code 0 when the server is closed; with 1 when that fails or takes too long, or when a signal comes a second time. */
export function exitOnSignals(app: Ending, self: ServerProcess = process): void {
  const received = new Set<string>();
  const onSignal = (signal: string): void => {
    // Ctrl+C in `npm start` sends two different signals, from the terminal and from the start script; only a repeated one is
    // urgent.
    if (received.has(signal)) return self.exit(1);
    received.add(signal);
    if (received.size > 1) return;
    app.log.info({ signal }, 'closing');
    shutDown(app, self).then(
      () => self.exit(0),
      (error: unknown) => {
        app.log.error({ err: error }, 'closing failed');
        self.exit(1);
      },
    );
  };
  self.on('SIGTERM', onSignal);
  self.on('SIGINT', onSignal);
}

async function shutDown(app: Ending, self: ServerProcess): Promise<void> {
  app.draining.start();
  await sleep(app.config.drainSeconds * 1000);
  setTimeout(() => self.exit(1), CLOSE_TIMEOUT_MS).unref();
  await app.close();
}
