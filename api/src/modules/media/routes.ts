// Sound and covers of providers that only this server asks: streamed through, never kept as files.
import { routes } from '@segue/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Readable } from 'node:stream';
import { registerRoute } from '../../plugins/contract-routes';
import { failure } from '../../failure';
import {
  ProviderError,
  requireProvider,
  type CoverImage,
  type Media,
  type MusicProvider,
} from '../../providers/music-provider';
import { COVER_HEADERS } from '../playlists';
import { providerUnavailable } from '../provider-failure';

/** One range of bytes, as audio elements request. Any other range header is answered with the whole file, which HTTP allows. */
const RANGE = /^bytes=(\d{1,18}-\d{0,18}|-\d{1,18})$/;

/** An in-memory cache of covers. */
const COVERS_MAX_BYTES = 32 * 1024 * 1024;
const COVERS_KEPT_MS = 6 * 3_600_000;

export async function mediaModule(app: FastifyInstance): Promise<void> {
  const { askAsUser } = app.accessTokens;
  // Concurrent requests for one cover are sent once.
  const covers = new LRUCache<string, CoverImage, () => Promise<CoverImage>>({
    maxSize: COVERS_MAX_BYTES,
    ttl: COVERS_KEPT_MS,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
    fetchMethod: (_key, _stale, { context: fetch }) => fetch(),
    // A cover that is given up for others while it is fetched still reaches who waits for it.
    ignoreFetchAbort: true,
  });
  const streams = countStreams(app.config.limits.streams);
  // A song that is played or paused must not keep the server from closing.
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());

  registerRoute(app, routes.getTrackSound, async ({ params, query, session, raw }, reply) => {
    const media = mediaOf(requireProvider(app.providers, params.provider));
    const { signal, ended } = whileConnected(reply, closing.signal);
    const release = streams.take(session.userId) ?? failure('tooMany', { retryAfterS: 5 });
    void ended.then(release);
    const of = { userId: session.userId, provider: params.provider, log: raw.log };
    const { range } = raw.headers;
    const sound = await askAsUser(of, (userToken) =>
      media.sound(params.trackId, {
        userToken,
        range: range !== undefined && RANGE.test(range) ? range : undefined,
        bitRate: query.bitRate && parseInt(query.bitRate, 10),
        signal,
        log: raw.log,
      }),
    ).catch(endWith('trackNotFound'));
    reply.headers({ ...sound.headers, 'cross-origin-resource-policy': 'same-origin' });
    reply.code(sound.status);
    if (raw.method !== 'HEAD' && sound.body) return reply.send(sound.body);
    sound.body?.on('error', () => undefined).destroy();
    // A stream, because Fastify would replace the length of the sound by that of a text.
    return reply.send(Readable.from([]));
  });

  registerRoute(app, routes.getTrackCover, async ({ params, session, raw }, reply) => {
    const media = mediaOf(requireProvider(app.providers, params.provider));
    const of = { userId: session.userId, provider: params.provider, log: raw.log };
    const { type, bytes } = await askAsUser(of, async (userToken) =>
      covers.forceFetch(`${params.provider}:${params.coverId}`, {
        context: () => media.cover(params.coverId, { userToken, log: raw.log }),
      }),
    ).catch(endWith('notFound'));
    reply.headers({ ...COVER_HEADERS, 'content-disposition': 'inline' }).type(type);
    return bytes;
  });
}

const mediaOf = ({ media }: MusicProvider): Media => media ?? failure('notFound');

const endWith =
  (unknown: 'trackNotFound' | 'notFound') =>
  (error: unknown): never => {
    if (!(error instanceof ProviderError)) throw error;
    if (error.kind === 'not-found') failure(unknown);
    return providerUnavailable(error);
  };

/** `signal` aborts when the client disconnects or the server closes; `ended` resolves when the answer has ended. */
function whileConnected({ raw }: FastifyReply, closing: AbortSignal) {
  const gone = new AbortController();
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      gone.abort();
      resolve();
    };
    // The client may have left already; an answer that waits behind another one on its connection is never closed.
    for (const side of [raw, raw.req]) {
      if (side.closed) end();
      else side.once('close', end);
    }
  });
  return { signal: AbortSignal.any([gone.signal, closing]), ended };
}

function countStreams(max: number) {
  const running = new Map<number, number>();
  return {
    take: (userId: number): (() => void) | null => {
      const count = running.get(userId) ?? 0;
      if (count >= max) return null;
      running.set(userId, count + 1);
      return () => {
        const left = (running.get(userId) ?? 1) - 1;
        if (left > 0) running.set(userId, left);
        else running.delete(userId);
      };
    },
  };
}
