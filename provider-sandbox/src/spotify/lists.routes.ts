/** Albums and playlists. https://developer.spotify.com/documentation/web-api/reference/get-playlist */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SpotifyPlaylist } from '../catalogue';
import { queryOf } from '../core/bodies';
import type { SandboxContext } from '../context';
import { authenticate, sendError, type Caller } from './bearer';
import { albumTracks, playlistItems, toFullAlbum, toPlaylist, type Profile } from './entities';
import { marketOf, wholeNumber } from './parameters';

const PAGE_MAX = 50;
const DEFAULT_PAGE = 20;

type WithId = { Params: { id: string } };
type Part = { offset: number; limit: number; profile: Profile; market: string | null };

export function listRoutes(context: SandboxContext) {
  /** The page that a request asks for, or null after an error was sent. */
  function partOf(caller: Caller, request: FastifyRequest, reply: FastifyReply): Part | null {
    const query = queryOf(request);
    const market = marketOf(query['market'], caller);
    const limit = wholeNumber(query['limit'], DEFAULT_PAGE);
    const offset = wholeNumber(query['offset'], 0);
    const wrong =
      market === 'invalid'
        ? 'Invalid market code'
        : limit === null || limit > PAGE_MAX
          ? 'Invalid limit'
          : offset === null
            ? 'Invalid offset'
            : null;
    if (wrong === null)
      return { offset: offset!, limit: limit!, market, profile: context.settings.spotify.profile };
    void sendError(reply, 400, wrong);
    return null;
  }

  /** Development mode serves the items of a playlist to its owner alone: measured in music-assistant/support, issue 6107. */
  const isServedTo = (playlist: SpotifyPlaylist, { user }: Caller) =>
    context.settings.spotify.profile === 'extended' || user?.key === playlist.owner;

  return async (app: FastifyInstance) => {
    app.get<WithId>('/v1/albums/:id', async (request, reply) => {
      const caller = authenticate(context, request, reply);
      const part = caller && partOf(caller, request, reply);
      if (!part) return reply;
      const tracks = albumOf(request.params.id);
      const [first] = tracks;
      return first
        ? toFullAlbum(context.urls, first.album, tracks, part.profile, part.market)
        : sendError(reply, 404, 'Resource not found');
    });

    app.get<WithId>('/v1/albums/:id/tracks', async (request, reply) => {
      const caller = authenticate(context, request, reply);
      const part = caller && partOf(caller, request, reply);
      if (!part) return reply;
      const tracks = albumOf(request.params.id);
      const [first] = tracks;
      return first
        ? albumTracks(context.urls, first.album, tracks, part)
        : sendError(reply, 404, 'Resource not found');
    });

    app.get<WithId>('/v1/playlists/:id', async (request, reply) => {
      const caller = authenticate(context, request, reply);
      const part = caller && partOf(caller, request, reply);
      if (!part) return reply;
      const found = playlistOf(request.params.id);
      if (!found) return sendError(reply, 404, 'Resource not found');
      const items = isServedTo(found.playlist, caller) ? part : null;
      return toPlaylist(context.urls, found.playlist, found.owner, items, part.profile);
    });

    app.get<WithId>('/v1/playlists/:id/items', async (request, reply) => {
      const caller = authenticate(context, request, reply);
      const part = caller && partOf(caller, request, reply);
      if (!part) return reply;
      const found = playlistOf(request.params.id);
      if (!found) return sendError(reply, 404, 'Resource not found');
      return isServedTo(found.playlist, caller)
        ? playlistItems(context.urls, found.playlist, found.owner, part)
        : sendError(reply, 403, 'Forbidden');
    });
  };

  function albumOf(id: string) {
    return context.spotifyTracks.findAlbum(id).filter(({ withdrawn }) => !withdrawn);
  }

  function playlistOf(id: string) {
    const playlist = context.catalogue.spotifyPlaylists.find((one) => one.id === id);
    const owner = playlist && context.spotifyUsers.find(playlist.owner);
    return playlist && owner ? { playlist, owner } : null;
  }
}
