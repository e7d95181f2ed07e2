// Rejects requests while the process is too busy to answer them in time.
import underPressure from '@fastify/under-pressure';
import fp from 'fastify-plugin';
import { failure } from '../failure';

/** Delay of the event loop, averaged over a sample. */
const LATE_MS = 1000;
const SAMPLE_MS = 2000;
const RETRY_MAX_S = 3;

export const loadSheddingPlugin = fp(
  async (app) => {
    // The first delays are those of the start.
    let isMeasuredFrom = Infinity;
    app.addHook('onListen', async () => void (isMeasuredFrom = performance.now() + 2 * SAMPLE_MS));
    await app.register(underPressure, {
      maxEventLoopDelay: LATE_MS,
      sampleInterval: SAMPLE_MS,
      pressureHandler: async (_request, _reply, _type, delayMs = Infinity) => {
        // Rejects enough requests: with twice the delay, every other one.
        const share = 1 - LATE_MS / delayMs;
        if (performance.now() < isMeasuredFrom || Math.random() >= share) return;
        // Different for each client, so that they do not all retry at once.
        failure('busy', { retryAfterS: Math.ceil(Math.random() * RETRY_MAX_S) });
      },
    });
  },
  { name: 'load-shedding', dependencies: ['errors', 'security-headers'] },
);

/** For the configuration of routes that must answer under any load. */
export const NEVER_REJECTED = { pressureHandler: () => undefined };
