/** A lyrics server with the API of LRCLIB: https://lrclib.net/docs, https://github.com/tranxuanthang/lrclib. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { queryOf } from '../core/bodies';
import type { Core, ProviderSandbox } from '../core/provider-sandbox';
import { words } from '../core/text-search';
import { buildRecords, type LyricsRecord } from './records';

const LENGTH_TOLERANCE_S = 2;
const RESULTS_MAX = 20;

export function createLyrics(core: Core) {
  let built: readonly LyricsRecord[] | null = null;
  // Built when the first song is asked for: most runs of the sandbox need none.
  const records = () => (built ??= buildRecords(core.catalogue));
  return {
    services: [['/lyrics', 'lyrics']] as const,
    trackCount: 0,
    users: () => [],
    userOf: () => null,
    settings: () => ({}),
    urls: (base: string) => ({ lyrics: `${base}/lyrics` }),
    addRoutes: async (app) => void (await app.register(lyricsRoutes(records), { prefix: '/lyrics/api' })),
    reset: () => undefined,
  } satisfies ProviderSandbox & Record<string, unknown>;
}

function lyricsRoutes(records: () => readonly LyricsRecord[]) {
  return async (app: FastifyInstance) => {
    app.get('/get', async (request, reply) => {
      const query = queryOf(request);
      const title = nameOf(query['track_name']);
      const artist = nameOf(query['artist_name']);
      const duration = Number(query['duration'] ?? Number.NaN);
      if (!title || !artist) return refuse(reply, 400, 'ValidationError', 'cannot be empty');
      if (query['duration'] !== undefined && !(duration >= 1 && duration <= 3600)) {
        return refuse(reply, 400, 'ValidationError', 'duration: must be between 1 and 3600');
      }
      const found = records().find(
        (record) =>
          nameOf(record.trackName) === title &&
          nameOf(record.artistName) === artist &&
          (!query['album_name'] || nameOf(record.albumName) === nameOf(query['album_name'])) &&
          !(Math.abs(record.duration - duration) > LENGTH_TOLERANCE_S),
      );
      return found ?? refuse(reply, 404, 'TrackNotFound', 'Failed to find specified track');
    });

    app.get('/search', async (request) => {
      const { q, track_name: title, artist_name: artist, album_name: album } = queryOf(request);
      if (!q && !title) return [];
      const matches = ({ trackName, artistName, albumName }: LyricsRecord) =>
        hasWords([trackName, artistName, albumName].join(' '), q) &&
        hasWords(trackName, title) &&
        hasWords(artistName, artist) &&
        hasWords(albumName, album);
      return records().filter(matches).slice(0, RESULTS_MAX);
    });
  };
}

const nameOf = (text = ''): string => words(text).join(' ');

function hasWords(text: string, query = ''): boolean {
  const present = words(text);
  return words(query).every((word) => present.includes(word));
}

function refuse(reply: FastifyReply, statusCode: number, name: string, message: string) {
  return reply.code(statusCode).send({ message, name, statusCode });
}
