/** Search, tracks and profile. https://developer.spotify.com/documentation/web-api/reference/search */
import type { FastifyInstance } from 'fastify';
import { queryOf } from '../core/bodies';
import type { SpotifyContext } from './context';
import { authenticate, authenticateUser, sendError } from './bearer';
import { toFullArtist, toProfile, toTrack, type Market } from './entities';
import { listRoutes } from './lists.routes';
import { marketOf, wholeNumber } from './parameters';
import { playerRoutes } from './player.routes';
import { answerUnserved } from './unserved-endpoints';

const MAX_OFFSET = 1000;
const CAPS = { development: 10, extended: 50 } as const;
const DEFAULT_LIMITS = { development: 5, extended: 20 } as const;
const TYPES = ['album', 'artist', 'playlist', 'track', 'show', 'episode', 'audiobook'];

export function webApiRoutes(context: SpotifyContext) {
  return async (app: FastifyInstance) => {
    app.options('/*', async (_request, reply) => reply.code(204).send());

    app.get('/v1/search', async (request, reply) => {
      const caller = authenticate(context, request, reply);
      if (!caller) return reply;
      const query = queryOf(request);
      const { profile } = context.settings.spotify;
      const cap = context.settings.spotify.searchCap ?? CAPS[profile];
      if (!query['q']?.trim()) return sendError(reply, 400, 'No search query');
      const types = (query['type'] ?? '').split(',').filter(Boolean);
      if (types.length === 0) return sendError(reply, 400, 'Missing parameter type');
      if (types.some((type) => !TYPES.includes(type)))
        return sendError(reply, 400, `Bad search type field ${query['type']}`);
      const limit = wholeNumber(query['limit'], Math.min(DEFAULT_LIMITS[profile], cap));
      if (limit === null || limit > cap) return sendError(reply, 400, 'Invalid limit');
      const offset = wholeNumber(query['offset'], 0);
      if (offset === null || offset > MAX_OFFSET) return sendError(reply, 400, 'Invalid offset');
      const market = marketOf(query['market'], caller);
      if (market === 'invalid') return sendError(reply, 400, 'Invalid market code');

      const found = types.includes('track') ? context.spotifyTracks.search(query['q']) : [];
      const page = found.slice(offset, offset + limit);
      const at = (from: number) =>
        `${context.urls.spotifyApi}/v1/search?${new URLSearchParams({ q: query['q'] ?? '', type: 'track', ...(query['market'] ? { market: query['market'] } : {}), offset: String(from), limit: String(limit) }).toString()}`;
      return reply.type('application/json; charset=utf-8').send(
        JSON.stringify({
          ...(types.includes('track')
            ? {
                tracks: {
                  href: at(offset),
                  limit,
                  next: limit > 0 && offset + limit < found.length ? at(offset + limit) : null,
                  offset,
                  previous: offset > 0 ? at(Math.max(0, offset - limit)) : null,
                  total: found.length,
                  items: page.map((track) =>
                    track.withdrawn ? null : toTrack(context.urls, track, profile, market),
                  ),
                },
              }
            : {}),
        }),
      );
    });

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

    app.get<{ Params: { id: string } }>('/v1/artists/:id', async (request, reply) => {
      if (!authenticate(context, request, reply)) return reply;
      const artist = context.catalogue.spotify
        .flatMap(({ artists }) => artists)
        .find(({ id }) => id === request.params.id);
      return artist
        ? toFullArtist(context.urls, artist, context.settings.spotify.profile)
        : sendError(reply, 404, 'Resource not found');
    });

    app.get('/v1/me', async (request, reply) => {
      const caller = authenticateUser(context, request, reply);
      return caller ? toProfile(context.urls, caller.user, context.settings.spotify.profile) : reply;
    });

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
