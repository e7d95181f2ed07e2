// Compresses generated answers. Static files are compressed once, by the build.
import fp from 'fastify-plugin';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Smaller answers are not worth the processor time. */
const MIN_BYTES = 1024;
const COMPRESSIBLE = /^(application\/(json|manifest\+json)|text\/html)/;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const WINDOW_BITS_MAX = 18;
/** A page is 0.5 KB smaller for 0.1 ms more of processor time; answers of the API are sent far more often. */
const PAGE_QUALITY = 5;
const QUALITY = 4;

/** The window is no larger than the text: the standard one takes 400 KB more memory for each answer that is being compressed. */
const brotliParameters = (length: number, quality: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_LGWIN]: Math.min(WINDOW_BITS_MAX, Math.ceil(Math.log2(length))),
});

export const compressionPlugin = fp(
  async (app) => {
    app.addHook('onSend', async (request, reply, payload) => {
      if (typeof payload !== 'string' || payload.length < MIN_BYTES) return payload;
      const type = String(reply.getHeader('content-type'));
      if (!COMPRESSIBLE.test(type) || reply.hasHeader('content-encoding')) return payload;
      const accepted = String(request.headers['accept-encoding'] ?? '');
      const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
      reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '));
      if (encoding === null) return payload;
      reply.header('content-encoding', encoding).removeHeader('content-length');
      return encoding === 'br'
        ? brotli(payload, {
            params: brotliParameters(payload.length, type.startsWith('text/html') ? PAGE_QUALITY : QUALITY),
          })
        : deflate(payload);
    });
  },
  { name: 'compression' },
);
