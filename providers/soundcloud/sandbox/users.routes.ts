/** Accounts, their uploads and playlists, and search of both. https://developers.soundcloud.com/docs/api/explorer/open-api */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { queryOf } from '@segue/provider-sandbox/core/bodies';
import { search, searchable } from '@segue/provider-sandbox/core/text-search';
import { authenticate, DEFAULT_LIMIT, MAX_LIMIT, nextHref, sendError, wholeNumber } from './answers';
import type { SoundCloudContext } from './context';
import { toPlaylist, toTrack, toUser } from './entities';

type WithId = { Params: { id: string } };

export function userRoutes(context: SoundCloudContext) {
  const { uploads, soundcloudPlaylists } = context.catalogue;

  /** A page of what `find` finds; null is sent as 404. */
  const listRoute =
    <Item>(
      path: (request: FastifyRequest<WithId>) => string,
      find: (id: string, query: Record<string, string>) => readonly Item[] | null,
      toItem: (item: Item, query: Record<string, string>) => unknown,
    ) =>
    (request: FastifyRequest<WithId>, reply: FastifyReply) => {
      if (!authenticate(context, request, reply)) return reply;
      const query = queryOf(request);
      const limit = wholeNumber(query['limit'], DEFAULT_LIMIT);
      const offset = wholeNumber(query['offset'], 0);
      if (limit === null || limit < 1 || limit > MAX_LIMIT || offset === null)
        return sendError(reply, 400, 'limit must be between 1 and 200');
      const found = find(request.params.id, query);
      if (!found) return sendError(reply, 404, '404 - Not Found');
      const collection = found.slice(offset, offset + limit).map((item) => toItem(item, query));
      if (query['linked_partitioning'] !== 'true') return collection;
      return { collection, next_href: nextHref(context, query, found.length, offset, limit, path(request)) };
    };

  const uploaderOf = (urn: string) =>
    uploads.uploader(Number(/^(?:soundcloud:users:)?(\d+)$/.exec(urn)?.[1] ?? ''));
  const allowed = <T extends { access: string }>(tracks: readonly T[], { access = 'playable,preview' }) =>
    tracks.filter((track) => access.split(',').includes(track.access));
  const toListed = (playlist: (typeof soundcloudPlaylists)[number], query: Record<string, string>) => ({
    ...toPlaylist(context.urls, playlist, query['show_tracks'] !== 'false'),
    // As the service does: soundcloud/api, issue 210.
    track_count: 0,
  });

  return async (app: FastifyInstance) => {
    app.get<WithId>(
      '/users',
      listRoute(
        () => '/users',
        (_id, { q = '' }) =>
          search(
            uploads.uploaders.map((user) => named(user, user.handle, user.fullName)),
            q,
          ),
        (user) => toUser(context.urls, user, uploads),
      ),
    );
    app.get<WithId>('/users/:id', (request, reply) => {
      if (!authenticate(context, request, reply)) return reply;
      const user = uploaderOf(request.params.id);
      return user ? toUser(context.urls, user, uploads) : sendError(reply, 404, '404 - Not Found');
    });
    app.get<WithId>(
      '/users/:id/tracks',
      listRoute(
        ({ params }) => `/users/${params.id}/tracks`,
        (id, query) => {
          const user = uploaderOf(id);
          const newestFirst = (user ? uploads.tracksBy(user.number) : []).toSorted(
            (one, other) => other.createdAt - one.createdAt,
          );
          return user ? allowed(newestFirst, query) : null;
        },
        (track) => toTrack(context.urls, track),
      ),
    );
    app.get<WithId>(
      '/users/:id/playlists',
      listRoute(
        ({ params }) => `/users/${params.id}/playlists`,
        (id) => {
          const user = uploaderOf(id);
          return user ? uploads.playlistsOf(user.number) : null;
        },
        toListed,
      ),
    );
    app.get<WithId>(
      '/playlists',
      listRoute(
        () => '/playlists',
        (_id, { q = '' }) =>
          search(
            soundcloudPlaylists.map((playlist) => named(playlist, playlist.title, playlist.uploader.handle)),
            q,
          ),
        toListed,
      ),
    );
    app.get<WithId>(
      '/tracks/:id/related',
      listRoute(
        ({ params }) => `/tracks/${params.id}/related`,
        (id, query) => {
          const track = context.soundcloudTracks.find(id);
          return track ? allowed(uploads.relatedTo(track), query) : null;
        },
        (track) => toTrack(context.urls, track),
      ),
    );
  };
}

const named = <T>(item: T, title: string, other: string) =>
  searchable(item, { title, others: [other], popularity: 0 });
