// Rejects requests for foreign host names. This stops DNS rebinding: a foreign page whose name resolves to this server.
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { failure } from '../failure';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answer for every host name, for example to a load balancer that uses the IP address. */
    anyHost?: boolean;
  }
}

export const hostsPlugin = fp(
  async (app) => {
    const { allowedHosts } = app.config;
    app.addHook('onRequest', async (request) => {
      if (request.routeOptions.config.anyHost) return;
      const foreignHost = hostsOf(request).find((host) => !allowedHosts.includes(host));
      if (foreignHost === undefined) return;
      request.log.info(
        { host: foreignHost },
        'refused: neither PUBLIC_URL nor ALLOWED_HOSTS names this host',
      );
      failure('wrongHost');
    });
  },
  { name: 'hosts' },
);

/** The host from the Host header (or X-Forwarded-Host of a trusted proxy), and from an absolute request target. */
function hostsOf(request: FastifyRequest): string[] {
  const target = /^https?:\/\/([^/?#]*)/i.exec(request.originalUrl)?.[1];
  const named = [request.hostname, ...(target === undefined ? [] : [target.replace(/:\d*$/, '')])];
  return named.map((host) => host.toLowerCase());
}
