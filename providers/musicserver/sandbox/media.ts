/** The methods that answer with a file: the sound of a song and the cover of an album. */
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { lookOf } from '@segue/provider-sandbox/catalogue';
import { sendAudio } from '@segue/provider-sandbox/core/send-audio';
import type { ErrorCode } from './answers';
import type { Call } from './context';
import { contentTypeOf } from './entities';
import type { Song } from './library';
import { numberOf } from './parameters';
import { coverPng } from './png';
import { estimatedBytes, TRACK_KBPS, trackAudio, transcode } from './sound';

const FULL_SIZE = 600;
const MAX_SIZE = 1200;
const KEPT_COVERS = 100;

export async function sendSound(
  { server, user, parameters, library }: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ErrorCode | undefined> {
  const id = parameters.get('id');
  if (id === null) return 10;
  if (!user.mayStream) return 50;
  const song = library.song(id);
  if (!song) return 70;
  if (!isTranscoded(parameters, song)) {
    await sendAudio(request, reply, trackAudio(song), contentTypeOf(song));
    return undefined;
  }
  // A converter's output has no length before it has ended, so no part of it can be asked for.
  void reply.type('audio/wav').header('accept-ranges', 'none');
  const isEstimated = parameters.get('estimateContentLength') === 'true';
  const estimate = isEstimated ? estimatedBytes(song) : Infinity;
  if (isEstimated) void reply.header('content-length', String(estimate));
  const { transcodedBytesPerSecond } = server.settings();
  const sound = request.method === 'HEAD' ? [] : transcode(song, estimate, transcodedBytesPerSecond);
  await reply.send(Readable.from(sound, { objectMode: false }));
  return undefined;
}

/** The sandbox converts to WAV alone, whatever format is preferred. */
function isTranscoded(parameters: URLSearchParams, song: Song): boolean {
  const format = parameters.get('format');
  if (format === 'raw') return false;
  const limit = numberOf(parameters, 'maxBitRate', 0);
  return (format !== null && format !== song.suffix) || (limit > 0 && limit < TRACK_KBPS);
}

const covers = new Map<string, Buffer>();

export async function sendCover(
  { parameters, library }: Call,
  _request: FastifyRequest,
  reply: FastifyReply,
): Promise<ErrorCode | undefined> {
  const id = parameters.get('id');
  if (id === null) return 10;
  const album = library.album(id.replace(/^al-/, ''));
  if (!album?.hasCover) return 70;
  const size = Math.min(Math.max(numberOf(parameters, 'size', FULL_SIZE), 1), MAX_SIZE);
  const key = `${size} ${album.id}`;
  const cover = covers.get(key) ?? coverPng(album.id, size, lookOf(album.genre, album.artist.name));
  if (covers.size >= KEPT_COVERS) covers.clear();
  covers.set(key, cover);
  await reply.type('image/png').header('cache-control', 'public, max-age=31536000').send(cover);
  return undefined;
}
