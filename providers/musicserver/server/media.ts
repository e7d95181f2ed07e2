// Streams and covers of a music server, requested with the user's log-in: no redirect is followed, every request has a time
// limit.
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { Agent, request as send, type Dispatcher } from 'undici';
import { bodyBytes } from '@segue/api/port/body-bytes';
import {
  type CoverImage,
  type MediaRequest,
  ProviderError,
  type Sound,
} from '@segue/api/port/music-provider';
import { networkError } from '@segue/api/port/connection-failures';
import type { Operation, SentRequest, UpstreamEvents } from '@segue/api/port/upstream-events';
import { resultOf } from '@segue/api/port/send-once';
import { lenient } from '@segue/api/port/wire';
import { addressOf, nullIfLacking, readAnswer, type RestApi } from './rest-api';

type Answer = Dispatcher.ResponseData;

/** A server may transcode the start of a long song first. */
const SOUND_WAIT_MS = 20_000;
const COVER_WAIT_MS = 5000;
/** The time limit between two chunks, while the browser reads them. */
const SILENCE_MS = 30_000;
const CONNECTIONS = 200;
const COVER_MAX_BYTES = 4 * 1024 * 1024;
const ERROR_MAX_BYTES = 64 * 1024;
const COVER_PX = '400';
const IMAGE = /^image\/(jpeg|png|webp|gif|avif)$/;
/** Formats that browsers play; others are requested as MP3. */
const PLAYED = /^audio\/(mpeg|flac|mp4|aac|ogg|wav|webm)$/;
/** Other names of these formats. */
const OTHER_NAMES: Partial<Record<string, string>> = {
  'audio/mp3': 'audio/mpeg',
  'audio/m4a': 'audio/mp4',
  'audio/opus': 'audio/ogg',
  'application/ogg': 'audio/ogg',
};
const AS_IT_IS = { format: 'raw' };
// Without estimateContentLength: sound that differs from the estimate would be an error of HTTP.
const AS_MP3 = { format: 'mp3' };
const SONGS_MAX = 10_000;
const bitRateSchema = z.object({ song: z.object({ bitRate: lenient(z.number()) }) });

export function createMedia(serverUrl: string, read: RestApi, events: UpstreamEvents) {
  const agent = new Agent({
    connections: CONNECTIONS,
    bodyTimeout: SILENCE_MS,
  });
  const transcoded = new LRUCache<string, true>({ max: SONGS_MAX });
  const bitRates = new LRUCache<string, number>({ max: SONGS_MAX });

  /** Resolves with the head of an answer whose body is still to be read. */
  async function open(
    operation: Operation,
    method: string,
    parameters: Record<string, string>,
    { userToken, range, signal, log }: MediaRequest,
    waitMs: number,
  ): Promise<Answer> {
    const start = performance.now();
    const report = (result: SentRequest['result'], status: number | null) =>
      events.sent({ operation, result, status, ms: performance.now() - start }, log);
    const answer = await send(addressOf(serverUrl, method, userToken, parameters), {
      dispatcher: agent,
      headers: { 'user-agent': 'Segue', 'accept-encoding': 'identity', ...(range && { range }) },
      headersTimeout: waitMs,
      signal: signal ?? null,
    }).catch((error: unknown) => {
      report('no-answer', null);
      throw networkError(error);
    });
    const result = resultOf(answer.statusCode);
    report(result, answer.statusCode);
    if (result === 'ok' || result === 'refused') return answer;
    drop(answer);
    // Following a redirect would let an answer choose whom this server talks to.
    const kind = result === 'malformed' ? result : 'upstream';
    throw new ProviderError(kind, { reason: `status ${answer.statusCode}` });
  }

  async function openSound(
    id: string,
    format: Record<string, string>,
    request: MediaRequest,
  ): Promise<Sound | null> {
    const answer = await open('sound', 'stream', { id, ...format }, request, SOUND_WAIT_MS);
    if (answer.statusCode === 416) {
      drop(answer);
      return { status: 416, headers: headersOf(answer, ['content-range']), body: null };
    }
    const named = typeOf(answer).replace('/x-', '/');
    const type = OTHER_NAMES[named] ?? named;
    if (!PLAYED.test(type)) {
      if (isText(answer)) throw await errorIn(answer);
      drop(answer);
      return null;
    }
    const headers = headersOf(answer, ['content-length', 'content-range', 'accept-ranges']);
    return {
      status: answer.statusCode === 206 ? 206 : 200,
      headers: { 'content-type': type, ...headers },
      body: answer.body,
    };
  }

  /** Null when the file itself is as small, or the server cannot convert it. */
  async function openSmaller(id: string, bitRate: number, request: MediaRequest): Promise<Sound | null> {
    const call = { logIn: request.userToken, parameters: { id }, log: request.log };
    const song = () => nullIfLacking(() => read('track', 'getSong', call, bitRateSchema));
    const known = bitRates.get(id) ?? (await song())?.song.bitRate ?? Infinity;
    bitRates.set(id, known);
    // Supysonic 0.7 tells bits per second.
    if ((known > 20_000 ? known / 1000 : known) <= bitRate) return null;
    return nullIfLacking(() => openSound(id, { ...AS_MP3, maxBitRate: String(bitRate) }, request));
  }

  return {
    async sound(id: string, request: MediaRequest): Promise<Sound> {
      const smaller = request.bitRate && (await openSmaller(id, request.bitRate, request));
      if (smaller) return smaller;
      const original = transcoded.has(id) ? null : await openSound(id, AS_IT_IS, request);
      if (original) return original;
      transcoded.set(id, true);
      const sound = await openSound(id, AS_MP3, request);
      if (!sound) throw new ProviderError('malformed', { reason: 'no sound that browsers play' });
      return sound;
    },

    async cover(id: string, request: MediaRequest): Promise<CoverImage> {
      const answer = await open('cover', 'getCoverArt', { id, size: COVER_PX }, request, COVER_WAIT_MS);
      const type = typeOf(answer);
      if (!IMAGE.test(type)) throw await errorIn(answer);
      return { type, bytes: await bytesOf(answer, COVER_MAX_BYTES) };
    },

    close: () => agent.destroy(),
  };
}

const typeOf = ({ headers }: Answer): string =>
  String(headers['content-type'] ?? '')
    .split(';')[0]!
    .trim()
    .toLowerCase();
const isText = (answer: Answer): boolean =>
  /json|xml|text\//.test(typeOf(answer)) || answer.statusCode >= 400;

/** The error in an answer where a stream or an image was expected. */
async function errorIn(answer: Answer): Promise<ProviderError> {
  try {
    readAnswer((await bytesOf(answer, ERROR_MAX_BYTES)).toString(), z.unknown());
  } catch (error) {
    return error instanceof ProviderError ? error : networkError(error);
  }
  return new ProviderError('malformed', { reason: 'unexpected answer' });
}

const bytesOf = ({ body }: Answer, maxBytes: number): Promise<Buffer> =>
  bodyBytes(body, maxBytes, () => new ProviderError('malformed', { reason: 'answer too large' }));

function headersOf({ headers }: Answer, names: readonly string[]): Record<string, string> {
  const present = names.filter((name) => typeof headers[name] === 'string');
  return Object.fromEntries(present.map((name) => [name, String(headers[name])]));
}

/** Ends an answer whose body nobody reads. Its end is an error of the stream, which nobody must miss. */
function drop({ body }: Answer): void {
  body.on('error', () => undefined).destroy();
}
