/** Artists and their albums. https://developer.spotify.com/documentation/web-api/reference/get-an-artists-albums */
import type { FastifyInstance } from 'fastify';
import { queryOf } from '@segue/provider-sandbox/core/bodies';
import { authenticate, sendError } from './bearer';
import type { SpotifyContext } from './context';
import { pageOf, toAlbum, toFullArtist } from './entities';
import { marketOf, wholeNumber } from './parameters';
import { CAPS, DEFAULT_LIMITS } from './search.routes';

type WithId = { Params: { id: string } };

export function artistRoutes(context: SpotifyContext) {
  const { releases } = context.catalogue;
  return async (app: FastifyInstance) => {
    app.get<WithId>('/v1/artists/:id', async (request, reply) => {
      if (!authenticate(context, request, reply)) return reply;
      const artist = releases.artist(request.params.id);
      return artist
        ? toFullArtist(context.urls, artist, context.settings.spotify.profile)
        : sendError(reply, 404, 'Resource not found');
    });

    app.get<WithId>('/v1/artists/:id/albums', async (request, reply) => {
      const caller = authenticate(context, request, reply);
      if (!caller) return reply;
      const { profile } = context.settings.spotify;
      const query = queryOf(request);
      const limit = wholeNumber(query['limit'], DEFAULT_LIMITS[profile]);
      if (limit === null || limit < 1 || limit > CAPS[profile]) return sendError(reply, 400, 'Invalid limit');
      const offset = wholeNumber(query['offset'], 0);
      if (offset === null) return sendError(reply, 400, 'Invalid offset');
      if (marketOf(query['market'], caller) === 'invalid')
        return sendError(reply, 400, 'Invalid market code');
      const artist = releases.artist(request.params.id);
      if (!artist) return sendError(reply, 404, 'Resource not found');
      const groups = query['include_groups']?.split(',') ?? ['album', 'single'];
      const albums = releases
        .albumsOf(artist.id)
        .map((album) => toAlbum(context.urls, album, profile))
        .filter((album) => groups.includes(album.album_type))
        // Albums before singles, each the newest first.
        .sort((one, other) => one.album_type.localeCompare(other.album_type));
      const address = `${context.urls.spotifyApi}/v1/artists/${artist.id}/albums`;
      return pageOf(albums, address, { offset, limit }, (album) => ({
        ...album,
        ...(profile === 'extended' ? { album_group: album.album_type } : {}),
      }));
    });
  };
}
