// Lyrics by a server with the API of LRCLIB, where the operator has set one. Only this server asks it.
import { routes, type Lyrics } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { registerRoute } from '../../plugins/contract-routes';
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
  if (url === null) {
    registerRoute(app, routes.getLyrics, () => failure('notFound'));
    return;
  }
  const upstream = createUpstream({
    client: 'lyrics',
    timeoutMs: TIMEOUT_MS,
    clock: app.clock,
    events: NO_EVENTS,
    sharedBackoff: app.sharedBackoff,
  });
  app.addHook('onClose', () => upstream.close());
  // LRCLIB asks for the name of the app and its page.
  const service = { url, upstream, userAgent: `Segue (${publicUrl})` };
  // "No lyrics" is cached too. Concurrent requests for one song are sent once.
  const cache = new LRUCache<string, Lyrics, { song: Song; log: CallLog }>({
    maxSize: CACHED_CHARACTERS,
    sizeCalculation: (lyrics) => JSON.stringify(lyrics).length,
    ttl: CACHED_MS,
    ttlResolution: 0,
    perf: { now: () => app.clock().getTime() },
    fetchMethod: (_key, _stale, { context: { song, log } }) => findLyrics(song, log, service),
  });

  app.addHook('onRequest', refuseOtherSites);
  registerRoute(
    app,
    routes.getLyrics,
    async ({ query: { title, artist, duration }, raw: { log } }, reply) => {
      const song = { title, artist, durationMs: duration === undefined ? null : Number(duration) };
      const key = JSON.stringify([title, artist, secondsOf(song)]);
      const lyrics = await cache
        .forceFetch(key, { context: { song, log } })
        .catch(endRequest(log, 'lyrics could not be loaded', undefined, providerUnavailable));
      reply.header('cache-control', `private, max-age=${BROWSER_CACHE_S}`);
      return lyrics;
    },
    { rateLimit: { max: searchesPerMinute, timeWindow: 60_000 } },
  );
}
