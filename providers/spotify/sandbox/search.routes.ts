/** Search of tracks, artists, albums and playlists. https://developer.spotify.com/documentation/web-api/reference/search */
import type { FastifyInstance } from 'fastify';
import { queryOf } from '@segue/provider-sandbox/core/bodies';
import { search, searchable } from '@segue/provider-sandbox/core/text-search';
import { authenticate, sendError } from './bearer';
import type { SpotifyContext } from './context';
import { toAlbum, toFoundPlaylist, toFullArtist, toTrack, type Market } from './entities';
import { marketOf, wholeNumber } from './parameters';

const MAX_OFFSET = 1000;
export const CAPS = { development: 10, extended: 50 } as const;
export const DEFAULT_LIMITS = { development: 5, extended: 20 } as const;
const TYPES = ['album', 'artist', 'playlist', 'track', 'show', 'episode', 'audiobook'];

export function searchRoutes(context: SpotifyContext) {
  return async (app: FastifyInstance) => {
    app.get('/v1/search', async (request, reply) => {
      const caller = authenticate(context, request, reply);
      if (!caller) return reply;
      const query = queryOf(request);
      const { profile } = context.settings.spotify;
      const cap = context.settings.spotify.searchCap ?? CAPS[profile];
      const text = query['q'] ?? '';
      if (!text.trim()) return sendError(reply, 400, 'No search query');
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

      const answer: Record<string, unknown> = {};
      for (const type of new Set(types)) {
        const found = finders(context, market)[type]?.(text) ?? [];
        const at = (from: number) =>
          `${context.urls.spotifyApi}/v1/search?${new URLSearchParams({ q: text, type, ...(query['market'] ? { market: query['market'] } : {}), offset: String(from), limit: String(limit) }).toString()}`;
        answer[`${type}s`] = {
          href: at(offset),
          limit,
          next: limit > 0 && offset + limit < found.length ? at(offset + limit) : null,
          offset,
          previous: offset > 0 ? at(Math.max(0, offset - limit)) : null,
          total: found.length,
          items: found.slice(offset, offset + limit).map((item) => item()),
        };
      }
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
    });
  };
}

/** What each type finds; an item is made when it is on the page. */
function finders(
  context: SpotifyContext,
  market: Market,
): Partial<Record<string, (text: string) => (() => unknown)[]>> {
  const { urls, catalogue } = context;
  const { profile } = context.settings.spotify;
  return {
    track: (text) =>
      context.spotifyTracks
        .search(text)
        .map((track) => () => (track.withdrawn ? null : toTrack(urls, track, profile, market))),
    artist: (text) =>
      named(catalogue.releases.artists, text, ({ name }) => [name]).map(
        (artist) => () => toFullArtist(urls, artist, profile),
      ),
    album: (text) =>
      named(catalogue.releases.albums, text, ({ title, artists }) => [
        title,
        ...artists.map(({ name }) => name),
      ]).map((album) => () => toAlbum(urls, album, profile)),
    playlist: (text) => {
      const found = named(catalogue.spotifyPlaylists, text, ({ title }) => [title]);
      const items = found.flatMap((playlist) => {
        const owner = context.spotifyUsers.find(playlist.owner);
        return owner ? [() => toFoundPlaylist(urls, playlist, owner, profile)] : [];
      });
      // Spotify's own playlists are null since November 2024.
      return items.length > 0 ? [...items, () => null] : [];
    },
  };
}

const named = <T>(items: readonly T[], text: string, names: (item: T) => [string, ...string[]]): T[] =>
  search(
    items.map((item) => {
      const [title, ...others] = names(item);
      return searchable(item, { title, others, popularity: 0 });
    }),
    text,
  );
