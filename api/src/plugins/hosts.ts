// Requests are answered for the product's own host names only, or a page whose name resolves to this server could talk to it.
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { failure } from '../failure';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered under every name, such as to a balancer that asks by address. */
    anyHost?: boolean;
  }
}

export const hostsPlugin = fp(
  async (app) => {
    const { allowedHosts } = app.config;
    app.addHook('onRequest', async (request) => {
      if (request.routeOptions.config.anyHost) return;
      const wrong = hostsOf(request).find((host) => !allowedHosts.includes(host));
      if (wrong === undefined) return;
      request.log.info({ host: wrong }, 'refused: neither PUBLIC_URL nor ALLOWED_HOSTS names this host');
      failure('wrongHost');
    });
  },
  { name: 'hosts' },
);

/** The host of the header, or of X-Forwarded-Host from a trusted proxy; and that of an absolute target. */
function hostsOf(request: FastifyRequest): string[] {
  const target = /^https?:\/\/([^/?#]*)/i.exec(request.originalUrl)?.[1];
  const named = [request.hostname, ...(target === undefined ? [] : [target.replace(/:\d*$/, '')])];
  return named.map((host) => host.toLowerCase());
}
