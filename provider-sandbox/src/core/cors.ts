/**
 * The Web API answers any origin and exposes nothing: a page can call it but cannot read `Retry-After`.
 * No other stand-in speaks CORS; pictures and songs set their own header.
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
