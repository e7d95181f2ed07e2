// Rejects requests while the process is too busy to answer them in time.
import underPressure from '@fastify/under-pressure';
import fp from 'fastify-plugin';

const LATE_MS = 1000;
const SAMPLE_MS = 500;
const RETRY_S = 2;

export const loadSheddingPlugin = fp(
  async (app) => {
    await app.register(underPressure, {
      maxEventLoopDelay: LATE_MS,
      sampleInterval: SAMPLE_MS,
      retryAfter: RETRY_S,
    });
  },
  { name: 'load-shedding', dependencies: ['errors', 'security-headers'] },
);

/** For the configuration of routes that must answer under any load. */
export const NEVER_REJECTED = { pressureHandler: () => undefined };
