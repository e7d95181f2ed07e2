/** Tracks and profile. https://developer.spotify.com/documentation/web-api/reference/get-track */
import type { FastifyInstance } from 'fastify';
import { queryOf } from '@segue/provider-sandbox/core/bodies';
import type { SpotifyContext } from './context';
import { authenticate, authenticateUser, sendError } from './bearer';
import { artistRoutes } from './artists.routes';
import { toProfile, toTrack, type Market } from './entities';
import { listRoutes } from './lists.routes';
import { marketOf } from './parameters';
import { playerRoutes } from './player.routes';
import { searchRoutes } from './search.routes';
import { answerUnserved } from './unserved-endpoints';

export function webApiRoutes(context: SpotifyContext) {
  return async (app: FastifyInstance) => {
    app.options('/*', async (_request, reply) => reply.code(204).send());

    app.get('/v1/tracks', async (request, reply) => {
      const caller = authenticate(context, request, reply);
      if (!caller) return reply;
      if (context.settings.spotify.profile === 'development') return sendError(reply, 403, 'Forbidden');
      const ids = (queryOf(request)['ids'] ?? '').split(',').filter(Boolean);
      if (ids.length === 0 || ids.length > 50 || !ids.every(isBase62))
        return sendError(reply, 400, 'Invalid base62 id');
      const market = marketOf(queryOf(request)['market'], caller);
      if (market === 'invalid') return sendError(reply, 400, 'Invalid market code');
      return { tracks: ids.map((id) => trackOrNull(context, id, market)) };
    });

    app.get<{ Params: { id: string } }>('/v1/tracks/:id', async (request, reply) => {
      const caller = authenticate(context, request, reply);
      if (!caller) return reply;
      if (!isBase62(request.params.id)) return sendError(reply, 400, 'Invalid base62 id');
      const market = marketOf(queryOf(request)['market'], caller);
      if (market === 'invalid') return sendError(reply, 400, 'Invalid market code');
      return trackOrNull(context, request.params.id, market) ?? sendError(reply, 404, 'Resource not found');
    });

    app.get('/v1/me', async (request, reply) => {
      const caller = authenticateUser(context, request, reply);
      return caller ? toProfile(context.urls, caller.user, context.settings.spotify.profile) : reply;
    });

    await app.register(searchRoutes(context));
    await app.register(artistRoutes(context));
    await app.register(listRoutes(context));
    await app.register(playerRoutes(context));

    app.setNotFoundHandler((request, reply) => answerUnserved(context, request, reply));
  };
}

function trackOrNull(context: SpotifyContext, id: string, market: Market) {
  const track = context.spotifyTracks.find(id);
  return !track || track.withdrawn
    ? null
    : toTrack(context.urls, track, context.settings.spotify.profile, market);
}

const isBase62 = (id: string) => /^[0-9A-Za-z]{22}$/.test(id);
