/** Search, tracks, profile, resolve. https://developers.soundcloud.com/docs/api/explorer/open-api */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SoundCloudTrack } from '../catalogue/model';
import { queryOf } from '../core/bodies';
import type { Grant } from '../core/tokens';
import type { World } from '../world';
import { toMe, toTrack } from './entities';

const MAX_LIMIT = 200;
const DEFAULT_LIMIT = 50;
const ACCESS_LEVELS = ['playable', 'preview', 'blocked'];
/** Where a page loses an item to filtering: pages may be shorter than asked without being the last. */
const SHORT_PAGE_EVERY = 3;

export function soundCloudApiRoutes(world: World) {
  return async (app: FastifyInstance) => {
    app.get('/tracks', async (request, reply) => {
      if (!admit(world, request, reply)) return reply;
      const query = queryOf(request);
      const limit = wholeNumber(query['limit'], DEFAULT_LIMIT);
      const offset = wholeNumber(query['offset'], 0);
      if (limit === null || limit < 1 || limit > MAX_LIMIT)
        return sendError(reply, 400, 'limit must be between 1 and 200');
      if (offset === null) return sendError(reply, 400, 'offset must be a whole number');
      const access = (query['access'] ?? 'playable,preview').split(',');
      if (access.some((level) => !ACCESS_LEVELS.includes(level)))
        return sendError(reply, 400, 'invalid access');

      const found = find(world, query).filter((track) => access.includes(track.access));
      const page = pageOf(world, found, offset, limit);
      const collection = page.map((track) => toTrack(world.urls, track));
      if (query['linked_partitioning'] !== 'true' && query['linked_partitioning'] !== '1') return collection;
      return { collection, next_href: nextHref(world, query, found.length, offset, limit) };
    });

    app.get<{ Params: { id: string } }>('/tracks/:id', async (request, reply) => {
      if (!admit(world, request, reply)) return reply;
      const track = world.shelf.find(request.params.id);
      return track ? toTrack(world.urls, track) : sendError(reply, 404, '404 - Not Found');
    });

    app.get('/me', async (request, reply) => {
      const grant = admit(world, request, reply);
      if (!grant) return reply;
      const person = grant.person === null ? undefined : world.soundcloudPeople.find(grant.person);
      return person ? toMe(world.urls, person) : sendError(reply, 401, 'A user token is required.');
    });

    app.get('/resolve', async (request, reply) => {
      if (!admit(world, request, reply)) return reply;
      const prefix = `${world.urls.soundcloudSite}/`;
      const url = (queryOf(request)['url'] ?? '').split('?')[0] ?? '';
      const track = url.startsWith(prefix) ? world.shelf.findPermalink(url.slice(prefix.length)) : undefined;
      if (!track) return sendError(reply, 404, '404 - Not Found');
      const location = `${world.urls.soundcloudApi}/tracks/${track.urn}`;
      return reply.code(302).header('location', location).send({ status: '302 - Found', location });
    });

    app.setNotFoundHandler((_request, reply) => sendError(reply, 404, '404 - Not Found'));
  };
}

function find(world: World, query: Record<string, string>): readonly SoundCloudTrack[] {
  if (query['urns'] !== undefined || query['ids'] !== undefined) {
    return (query['urns'] ?? query['ids'] ?? '').split(',').flatMap((urn) => world.shelf.find(urn) ?? []);
  }
  return query['q']?.trim() ? world.shelf.search(query['q']) : world.shelf.latest();
}

function pageOf(
  world: World,
  found: readonly SoundCloudTrack[],
  offset: number,
  limit: number,
): SoundCloudTrack[] {
  const page = found.slice(offset, offset + limit);
  const repeated = found.slice(Math.max(0, offset - limit), offset).find((track) => track.repeats);
  if (repeated) page.unshift(repeated);
  const isShort =
    world.settings.soundcloud.shortPages && (offset / limit) % SHORT_PAGE_EVERY === SHORT_PAGE_EVERY - 1;
  if (page.length > limit || (isShort && page.length > 1)) page.pop();
  return page;
}

/** Offered after the last page too, as the real one does now and then: the next page is then empty. */
function nextHref(
  world: World,
  query: Record<string, string>,
  count: number,
  offset: number,
  limit: number,
): string | null {
  const isOver = offset + limit >= count;
  if (isOver && (!world.settings.soundcloud.emptyLastPage || offset >= count)) return null;
  const next = new URLSearchParams({ ...query, limit: String(limit), offset: String(offset + limit) });
  return `${world.urls.soundcloudApi}/tracks?${next.toString()}`;
}

function admit(world: World, request: FastifyRequest, reply: FastifyReply): Grant | null {
  const token = /^OAuth (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  const found = token ? world.tokens.findAccess('soundcloud', token) : undefined;
  if (found && !found.grant.revoked && found.expiresAt > world.clock.now()) return found.grant;
  void sendError(reply, 401, '');
  return null;
}

const STATUS_TEXTS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
};

function sendError(reply: FastifyReply, status: number, message: string) {
  return reply.code(status).send({
    code: status,
    message,
    link: 'https://developers.soundcloud.com/docs/api/explorer/open-api',
    status: `${status} - ${STATUS_TEXTS[status] ?? 'Error'}`,
    errors: message ? [{ error_message: message }] : [],
    error: null,
  });
}

function wholeNumber(text: string | undefined, otherwise: number): number | null {
  if (text === undefined) return otherwise;
  return /^\d+$/.test(text) ? Number(text) : null;
}
