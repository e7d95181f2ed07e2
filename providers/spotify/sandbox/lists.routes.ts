/** Albums and playlists. https://developer.spotify.com/documentation/web-api/reference/get-playlist */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SpotifyPlaylist } from '@segue/provider-sandbox/catalogue';
import { queryOf } from '@segue/provider-sandbox/core/bodies';
import type { SpotifyContext } from './context';
import { authenticate, sendError, type Caller } from './bearer';
import { albumTracks, playlistItems, toFullAlbum, toPlaylist, type Market, type Profile } from './entities';
import { marketOf, wholeNumber } from './parameters';

const PAGE_MAX = 50;
const DEFAULT_PAGE = 20;

type WithId = { Params: { id: string } };
type Part = { offset: number; limit: number; profile: Profile; market: Market };

export function listRoutes(context: SpotifyContext) {
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

  /** Answers with what `answer` makes of the list with the id of the path and of the page that the request asks for. */
  const listRoute =
    <List>(
      listOf: (id: string) => List | null,
      answer: (list: List, request: { caller: Caller; part: Part; reply: FastifyReply }) => unknown,
    ) =>
    (request: FastifyRequest<WithId>, reply: FastifyReply) => {
      const caller = authenticate(context, request, reply);
      const part = caller && partOf(caller, request, reply);
      if (!part) return reply;
      const list = listOf(request.params.id);
      return list ? answer(list, { caller, part, reply }) : sendError(reply, 404, 'Resource not found');
    };

  return async (app: FastifyInstance) => {
    app.get<WithId>(
      '/v1/albums/:id',
      listRoute(albumOf, ({ album, tracks }, { part }) =>
        toFullAlbum(context.urls, album, tracks, part.profile, part.market),
      ),
    );
    app.get<WithId>(
      '/v1/albums/:id/tracks',
      listRoute(albumOf, ({ album, tracks }, { part }) => albumTracks(context.urls, album, tracks, part)),
    );
    app.get<WithId>(
      '/v1/playlists/:id',
      listRoute(playlistOf, ({ playlist, owner }, { caller, part }) =>
        toPlaylist(context.urls, playlist, owner, isServedTo(playlist, caller) ? part : null, part.profile),
      ),
    );
    app.get<WithId>(
      '/v1/playlists/:id/items',
      listRoute(playlistOf, ({ playlist, owner }, { caller, part, reply }) =>
        isServedTo(playlist, caller)
          ? playlistItems(context.urls, playlist, owner, part)
          : sendError(reply, 403, 'Forbidden'),
      ),
    );
  };

  function albumOf(id: string) {
    const tracks = context.spotifyTracks.findAlbum(id).filter(({ withdrawn }) => !withdrawn);
    return tracks[0] ? { album: tracks[0].album, tracks } : null;
  }

  function playlistOf(id: string) {
    const playlist = context.catalogue.spotifyPlaylists.find((one) => one.id === id);
    const owner = playlist && context.spotifyUsers.find(playlist.owner);
    return playlist && owner ? { playlist, owner } : null;
  }
}
