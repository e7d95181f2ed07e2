/** Sends a song over HTTP: ranges as browsers ask them, back-pressure as sockets need it. */
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { renderBytes, type Song } from './render';
import { parseRange, wavSize } from './wav';

export function sendWav(request: FastifyRequest, reply: FastifyReply, song: Song) {
  const size = wavSize(song.durationMs);
  const range = parseRange(request.headers.range, size);
  void reply.headers({
    'accept-ranges': 'bytes',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'audio/wav',
  });
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${size}`).send('');
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  void reply.code(range ? 206 : 200).header('content-length', String(end - start + 1));
  if (range) void reply.header('content-range', `bytes ${start}-${end}/${size}`);
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  return reply.send(
    Readable.from(politely(renderBytes(song, { start, end })), { objectMode: false, highWaterMark: 65_536 }),
  );
}

/** Lets other requests speak between two blocks. */
async function* politely(blocks: Generator<Buffer>) {
  for (const block of blocks) {
    yield block;
    await nextTurn();
  }
}
