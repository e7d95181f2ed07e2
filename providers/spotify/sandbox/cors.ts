/**
 * CORS headers of the Spotify Web API. It allows any origin but exposes no headers: a page cannot read `Retry-After`.
 */
import type { FastifyInstance } from 'fastify';

const WEB_API_CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers':
    'Accept, App-Platform, Authorization, Content-Type, Origin, Retry-After, Spotify-App-Version, X-Cloud-Trace-Context, client-token, content-access-token',
  'access-control-allow-methods': 'GET, POST, OPTIONS, PUT, DELETE, PATCH',
  'access-control-allow-credentials': 'true',
  'access-control-max-age': '604800',
} as const;

export function installCors(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/spotify/api/')) reply.headers(WEB_API_CORS);
  });
}
