// Warns once when forwarded headers arrive from an address that TRUSTED_PROXIES does not name: a proxy was probably forgotten.
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

const HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded'];

export const untrustedProxyPlugin = fp(
  async (app) => {
    const trustsNobody = app.config.trustedProxies.length === 0;
    let hasWarned = false;
    app.addHook('onRequest', async (request) => {
      if (hasWarned || !isForwarded(request) || !(trustsNobody || isIgnored(request))) return;
      hasWarned = true;
      request.log.warn(
        { address: request.socket.remoteAddress },
        'forwarded headers are ignored: if this address is your proxy, add it to TRUSTED_PROXIES; until then all its clients count as one network and share the rate limits',
      );
    });
  },
  { name: 'untrusted-proxy' },
);

const isForwarded = ({ headers }: FastifyRequest) => HEADERS.some((name) => headers[name] !== undefined);

/** Fastify lists the addresses of X-Forwarded-For behind the socket's own, but none after the first one that is not trusted. */
const isIgnored = ({ headers, ips }: FastifyRequest) =>
  headers['x-forwarded-for'] !== undefined && ips !== undefined && ips.length < 2;
