// Lyrics by a server with the API of LRCLIB, where the operator has set one. Only this server asks it.
import { routes, type Lyrics } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { registerRoute } from '../../contract-routes';
import { failure } from '../../failure';
import { refuseOtherSites } from '../../plugins/origin';
import { ProviderError } from '../../providers/music-provider';
import { createUpstream } from '../../providers/upstream';
import { NO_EVENTS, type CallLog } from '../../providers/upstream-events';
import { providerUnavailable } from '../provider-failure';
import { findLyrics } from './lrclib';
import type { Song } from './song-names';

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
  });
  app.addHook('onClose', () => upstream.close());
  // LRCLIB asks for the name of the app and its page.
  const service = { url, upstream, userAgent: `Segue (${publicUrl})` };
  // Songs without lyrics are kept, too. Who asks for the same song at once shares a request.
  const cache = new LRUCache<string, Lyrics, { song: Song; log: CallLog }>({
    maxSize: CACHED_CHARACTERS,
    sizeCalculation: (lyrics) => JSON.stringify(lyrics).length,
    ttl: CACHED_MS,
    fetchMethod: (_key, _stale, { context: { song, log } }) => findLyrics(song, log, service),
  });

  app.addHook('onRequest', refuseOtherSites);
  registerRoute(
    app,
    routes.getLyrics,
    async ({ query: { title, artist, duration }, raw: { log } }, reply) => {
      const song = { title, artist, durationMs: Number(duration) };
      const key = JSON.stringify([title, artist, Math.round(song.durationMs / 1000)]);
      try {
        const lyrics = await cache.forceFetch(key, { context: { song, log } });
        reply.header('cache-control', `private, max-age=${BROWSER_CACHE_S}`);
        return lyrics;
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        log.warn({ err: error, kind: error.kind }, 'lyrics could not be loaded');
        return providerUnavailable(error);
      }
    },
    { rateLimit: { max: searchesPerMinute, timeWindow: 60_000 } },
  );
}
