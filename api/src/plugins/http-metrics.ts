// Metrics of requests: how long each route takes, and which errors are answered.
import { errors, type ErrorCode } from '@segue/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Counter, Histogram } from 'prom-client';

declare module 'fastify' {
  interface FastifyInstance {
    countErrorAnswer: (code: ErrorCode) => void;
  }
}

/** Bounds in seconds. */
const BUCKETS = [0.005, 0.02, 0.05, 0.15, 0.5, 1, 2.5, 10];
/** Others become `other`: a client may send any word as its method. */
const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

export const httpMetricsPlugin = fp(
  async (app) => {
    const registers = [app.metrics];
    const durations = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the arrival of a request until it is answered. The route is its template; the status of an answer that the client did not wait for is "aborted".',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers,
    });
    const errorAnswers = new Counter({
      name: 'segue_error_answers_total',
      help: 'Answers that are an error of the contract, by its code: tooMany = a rate limit, busy = too many at once or no database, crossSite and wrongHost = refused before any work.',
      labelNames: ['code'],
      registers,
    });
    // A rate of Prometheus misses the first event of a series that did not exist.
    for (const code of Object.keys(errors)) errorAnswers.inc({ code }, 0);
    app.decorate('countErrorAnswer', (code: ErrorCode) => errorAnswers.inc({ code }));

    // Not `async`: a promise per request would cost more than the counting.
    app.addHook('onRequest', (request, reply, done) => {
      // Fastify's onResponse does not run when the client went away before the answer.
      reply.raw.once('close', () => durations.observe(labelsOf(request, reply), reply.elapsedTime / 1000));
      done();
    });
  },
  { name: 'http-metrics' },
);

function labelsOf(request: FastifyRequest, reply: FastifyReply) {
  return {
    method: METHODS.includes(request.method) ? request.method : 'other',
    route: request.routeOptions.url ?? 'none',
    status: reply.raw.writableEnded ? reply.statusCode : 'aborted',
  };
}
