// Metrics, and GET /metrics for Prometheus: for requests of this machine or with METRICS_TOKEN.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyMetrics from 'fastify-metrics';
import fp from 'fastify-plugin';
import { createHash, timingSafeEqual } from 'node:crypto';
import { Registry } from 'prom-client';
import { LOOPBACK_HOSTS } from '../config/fields';
import { answerNotFound } from './errors';
import { NEVER_REJECTED } from './load-shedding';
import { quietLogLevel } from './logging';

const LOOPBACK_ADDRESSES: readonly unknown[] = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const FORWARDING_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

export const metricsPlugin = fp(
  async (app: FastifyInstance) => {
    const metrics = new Registry();
    app.decorate('metrics', metrics);
    await app.register(fastifyMetrics, {
      name: 'requestMetrics',
      endpoint: null,
      defaultMetrics: { enabled: true, register: metrics },
      routeMetrics: {
        enabled: { histogram: true, summary: false },
        overrides: {
          labels: { status: 'status' },
          histogram: { registers: [metrics] },
          summary: { registers: [] },
        },
      },
    });
    const { metricsToken } = app.config;
    const options = {
      logLevel: quietLogLevel(app.config),
      config: { anyHost: true, ...NEVER_REJECTED },
    };
    app.get('/metrics', options, async (request, reply) => {
      if (!isFromThisMachine(request) && !hasToken(request, metricsToken))
        return answerNotFound(request, reply);
      return reply
        .header('cache-control', 'no-store')
        .type(metrics.contentType)
        .send(await metrics.metrics());
    });
  },
  { name: 'metrics' },
);

/** A proxy on this machine passes requests of others on: with their host name, or with a header that says so. */
function isFromThisMachine({ socket, hostname, headers }: FastifyRequest): boolean {
  return (
    LOOPBACK_ADDRESSES.includes(socket.remoteAddress) &&
    LOOPBACK_HOSTS.includes(hostname) &&
    FORWARDING_HEADERS.every((name) => headers[name] === undefined)
  );
}

function hasToken({ headers }: FastifyRequest, token: string | null): boolean {
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  return token !== null && given !== undefined && timingSafeEqual(digest(given), digest(token));
}

// Hashes have the same length whatever was sent, as timingSafeEqual requires.
const digest = (text: string) => createHash('sha256').update(text).digest();
