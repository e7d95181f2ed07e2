// Lyrics: of a song on the user's own server by that server, else by one with the API of LRCLIB, where the operator has set one.
import { routes, type Lyrics } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { registerRoute, type HandlerRequest } from '../../plugins/contract-routes';
import { failure } from '../../failure';
import { refuseOtherSites } from '../../plugins/origin';
import { createUpstream } from '../../providers/upstream';
import { NO_EVENTS, type CallLog } from '../../providers/upstream-events';
import { endRequest, providerUnavailable } from '../provider-failure';
import { findLyrics, secondsOf, type Song } from './lrclib';

const TIMEOUT_MS = 5000;
const CACHED_CHARACTERS = 16_000_000;
const CACHED_MS = 24 * 3_600_000;
const BROWSER_CACHE_S = 3600;

export async function lyricsModule(app: FastifyInstance): Promise<void> {
  const { lyricsUrl: url, publicUrl, searchesPerMinute } = app.config;
  const upstream = createUpstream({
    client: 'lyrics',
    timeoutMs: TIMEOUT_MS,
    clock: app.clock,
    events: NO_EVENTS,
    sharedBackoff: app.sharedBackoff,
  });
  app.addHook('onClose', () => upstream.close());
  // LRCLIB asks for the name of the app and its page.
  const service = { url: url ?? '', upstream, userAgent: `Segue (${publicUrl})` };
  // "No lyrics" is cached too. Concurrent requests for one song are sent once.
  const cache = new LRUCache<string, Lyrics, { song: Song; log: CallLog }>({
    maxSize: CACHED_CHARACTERS,
    sizeCalculation: (lyrics) => JSON.stringify(lyrics).length,
    ttl: CACHED_MS,
    ttlResolution: 0,
    perf: { now: () => app.clock().getTime() },
    fetchMethod: (_key, _stale, { context: { song, log } }) => findLyrics(song, log, service),
  });

  const fail = (log: CallLog) =>
    endRequest(log, 'lyrics could not be loaded', undefined, providerUnavailable);

  /** Undefined when no server of the user's own is asked; null when it has none, or fails and the other service can be asked. */
  async function askOwnServer({ query, session, raw: { log } }: HandlerRequest<typeof routes.getLyrics>) {
    const { provider, trackId } = query;
    const libraryOf = provider && app.providers[provider]?.userLibrary;
    if (!libraryOf || trackId === undefined || !session) return undefined;
    return app.accessTokens
      .askAsUser({ userId: session.userId, provider, log }, (userToken) =>
        libraryOf({ userToken, log }).lyrics(trackId),
      )
      .catch(url === null ? fail(log) : () => null);
  }

  app.addHook('onRequest', refuseOtherSites);
  registerRoute(
    app,
    routes.getLyrics,
    async (request, reply) => {
      const own = await askOwnServer(request);
      if (own === undefined && url === null) return failure('notFound');
      const { title, artist, duration } = request.query;
      const { log } = request.raw;
      const song = { title, artist, durationMs: duration === undefined ? null : Number(duration) };
      const key = JSON.stringify([title, artist, secondsOf(song)]);
      const others = () => cache.forceFetch(key, { context: { song, log } }).catch(fail(log));
      const lyrics = own ?? (url === null ? { kind: 'none' as const } : await others());
      if (own !== null) reply.header('cache-control', `private, max-age=${BROWSER_CACHE_S}`);
      return lyrics;
    },
    { rateLimit: { max: searchesPerMinute, timeWindow: 60_000 } },
  );
}
