/** SoundCloud's API: search, tracks, profile, resolve. https://developers.soundcloud.com/docs/api/explorer/open-api */
import type { FastifyInstance } from 'fastify';
import type { SoundCloudTrack } from '@segue/provider-sandbox/catalogue';
import { queryOf } from '@segue/provider-sandbox/core/bodies';
import { addressOf } from '@segue/provider-sandbox/core/urls';
import { authenticate, DEFAULT_LIMIT, MAX_LIMIT, nextHref, sendError, wholeNumber } from './answers';
import type { SoundCloudContext } from './context';
import { SOUNDCLOUD_SERVICES } from './urls';
import { toMe, toPlaylist, toTrack } from './entities';
import { userRoutes } from './users.routes';

const ACCESS_LEVELS = ['playable', 'preview', 'blocked'];
/** Resources of the real API. Their endpoints that are not served here answer 501, so that nobody takes that for SoundCloud's 404. */
const RESOURCES = /^\/(likes|me|playlists|reposts|tracks|users)(\/|$)/;
/** Where a page loses an item to filtering: pages may be shorter than asked without being the last. */
const SHORT_PAGE_EVERY = 3;

export function soundCloudApiRoutes(context: SoundCloudContext) {
  return async (app: FastifyInstance) => {
    app.get('/tracks', async (request, reply) => {
      if (!authenticate(context, request, reply)) return reply;
      const query = queryOf(request);
      const limit = wholeNumber(query['limit'], DEFAULT_LIMIT);
      const offset = wholeNumber(query['offset'], 0);
      if (limit === null || limit < 1 || limit > MAX_LIMIT)
        return sendError(reply, 400, 'limit must be between 1 and 200');
      if (offset === null) return sendError(reply, 400, 'offset must be a whole number');
      const access = (query['access'] ?? 'playable,preview').split(',');
      if (access.some((level) => !ACCESS_LEVELS.includes(level)))
        return sendError(reply, 400, 'invalid access');

      const found = find(context, query).filter((track) => access.includes(track.access));
      const page = pageOf(context, found, offset, limit);
      const collection = page.map((track) => toTrack(context.urls, track));
      if (query['linked_partitioning'] !== 'true' && query['linked_partitioning'] !== '1') return collection;
      return { collection, next_href: nextHref(context, query, found.length, offset, limit) };
    });

    app.get<{ Params: { id: string } }>('/tracks/:id', async (request, reply) => {
      if (!authenticate(context, request, reply)) return reply;
      const track = context.soundcloudTracks.find(request.params.id);
      return track ? toTrack(context.urls, track) : sendError(reply, 404, '404 - Not Found');
    });

    app.get<{ Params: { id: string } }>('/playlists/:id', async (request, reply) => {
      if (!authenticate(context, request, reply)) return reply;
      const playlist = findPlaylist(context, request.params.id);
      return playlist
        ? toPlaylist(context.urls, playlist, queryOf(request)['show_tracks'] !== 'false')
        : sendError(reply, 404, '404 - Not Found');
    });

    app.get<{ Params: { id: string } }>('/playlists/:id/tracks', async (request, reply) => {
      if (!authenticate(context, request, reply)) return reply;
      const query = queryOf(request);
      const limit = wholeNumber(query['limit'], DEFAULT_LIMIT);
      const offset = wholeNumber(query['offset'], 0);
      if (limit === null || limit < 1 || limit > MAX_LIMIT || offset === null)
        return sendError(reply, 400, 'limit must be between 1 and 200');
      const playlist = findPlaylist(context, request.params.id);
      if (!playlist) return sendError(reply, 404, '404 - Not Found');
      const collection = playlist.tracks
        .slice(offset, offset + limit)
        .map((track) => toTrack(context.urls, track));
      if (query['linked_partitioning'] !== 'true') return collection;
      const path = `/playlists/${playlist.urn}/tracks`;
      return { collection, next_href: nextHref(context, query, playlist.tracks.length, offset, limit, path) };
    });

    app.get('/me', async (request, reply) => {
      const grant = authenticate(context, request, reply);
      if (!grant) return reply;
      const user = grant.user === null ? undefined : context.soundcloudUsers.find(grant.user);
      return user ? toMe(context.urls, user) : sendError(reply, 401, 'A user token is required.');
    });

    app.get('/resolve', async (request, reply) => {
      if (!authenticate(context, request, reply)) return reply;
      const prefix = `${context.urls.soundcloudSite}/`;
      const url = (queryOf(request)['url'] ?? '').split('?')[0] ?? '';
      const path = url.startsWith(prefix) ? findPage(context, url.slice(prefix.length)) : null;
      if (path === null) return sendError(reply, 404, '404 - Not Found');
      const location = `${context.urls.soundcloudApi}${path}`;
      return reply.code(302).header('location', location).send({ status: '302 - Found', location });
    });

    await app.register(userRoutes(context));

    app.setNotFoundHandler((request, reply) => {
      if (!authenticate(context, request, reply)) return reply;
      return RESOURCES.test(addressOf(SOUNDCLOUD_SERVICES, request.url)?.path ?? '')
        ? sendError(reply, 501, 'The sandbox does not serve this endpoint.')
        : sendError(reply, 404, '404 - Not Found');
    });
  };
}

function find(context: SoundCloudContext, query: Record<string, string>): readonly SoundCloudTrack[] {
  if (query['urns'] !== undefined || query['ids'] !== undefined) {
    return (query['urns'] ?? query['ids'] ?? '')
      .split(',')
      .flatMap((urn) => context.soundcloudTracks.find(urn) ?? []);
  }
  return query['q']?.trim() ? context.soundcloudTracks.search(query['q']) : context.soundcloudTracks.latest();
}

function findPlaylist(context: SoundCloudContext, urnOrNumber: string) {
  return context.catalogue.soundcloudPlaylists.find(
    ({ urn }) => urn === urnOrNumber || urn === `soundcloud:playlists:${urnOrNumber}`,
  );
}

/** The path of what a page of the site shows: a track, or a playlist below `sets`. */
function findPage(context: SoundCloudContext, permalink: string): string | null {
  const track = context.soundcloudTracks.findPermalink(permalink);
  if (track) return `/tracks/${track.urn}`;
  const playlist = context.catalogue.soundcloudPlaylists.find(
    (one) => `${one.uploader.permalink}/sets/${one.permalink}` === permalink,
  );
  if (playlist) return `/playlists/${playlist.urn}`;
  const artist = context.catalogue.soundcloud.find(
    ({ uploader }) => uploader.permalink === permalink,
  )?.uploader;
  return artist ? `/users/soundcloud:users:${artist.number}` : null;
}

function pageOf(
  context: SoundCloudContext,
  found: readonly SoundCloudTrack[],
  offset: number,
  limit: number,
): SoundCloudTrack[] {
  const page = found.slice(offset, offset + limit);
  const repeated = found.slice(Math.max(0, offset - limit), offset).find((track) => track.repeats);
  if (repeated) page.unshift(repeated);
  const isShort =
    context.settings.soundcloud.shortPages && (offset / limit) % SHORT_PAGE_EVERY === SHORT_PAGE_EVERY - 1;
  if (page.length > limit || (isShort && page.length > 1)) page.pop();
  return page;
}
