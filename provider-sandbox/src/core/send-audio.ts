/** Answers a request for a sound file, whole or one byte range, without holding the file in memory. */
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Audio } from '../catalogue';

export function sendAudio(
  request: FastifyRequest,
  reply: FastifyReply,
  { size, read }: Audio,
  contentType = 'audio/wav',
) {
  const range = parseRange(request.headers.range, size);
  void reply.headers({
    'accept-ranges': 'bytes',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': contentType,
  });
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${size}`).send('');
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  void reply.code(range ? 206 : 200).header('content-length', String(end - start + 1));
  if (range) void reply.header('content-range', `bytes ${start}-${end}/${size}`);
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  return reply.send(
    Readable.from(yieldingBetween(read(start, end)), { objectMode: false, highWaterMark: 65_536 }),
  );
}

/** Lets the event loop serve other requests between two blocks. */
async function* yieldingBetween(blocks: Generator<Buffer>) {
  for (const block of blocks) {
    yield block;
    await nextTurn();
  }
}

export type ByteRange = { start: number; end: number };

/** `null` means the whole file: no range, or one this server ignores. `unsatisfiable` is answered with 416. */
export function parseRange(header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' {
  if (!header) return null;
  const parts = /^bytes=(\d*)-(\d*)$/.exec(header.trim());
  if (!parts || (parts[1] === '' && parts[2] === '')) return null;
  if (parts[1] === '') {
    const tail = Number(parts[2]);
    return tail === 0 ? 'unsatisfiable' : { start: Math.max(0, size - tail), end: size - 1 };
  }
  const start = Number(parts[1]);
  const end = parts[2] === '' ? size - 1 : Math.min(Number(parts[2]), size - 1);
  if (start >= size) return 'unsatisfiable';
  return start > end ? null : { start, end };
}
