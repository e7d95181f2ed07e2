// Serves a folder with Brotli, compressed once, and hands requests of the API on to the product.
import { createServer, request as httpRequest } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.svg']);

/**
 * @param {{ folder: string, port: number, page?: string, api?: string }} site `page` is the HTML of every address
 * without a file, `index.html` by default; `api` the origin that answers below `/api`
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function serveFolder({ folder, port, page, api }) {
  const html = page ?? readFileSync(join(folder, 'index.html'), 'utf8');
  const cache = new Map();

  /** @returns {Promise<{ body: Buffer, type: string, isCompressed: boolean }>} */
  async function fileAt(pathname) {
    const path = join(folder, normalize(pathname));
    const isFile = pathname !== '/' && existsSync(path) && statSync(path).isFile();
    const type = isFile ? extname(path) : '.html';
    const content = isFile && type !== '.html' ? readFileSync(path) : Buffer.from(html);
    if (!COMPRESSED.has(type)) return { body: content, type, isCompressed: false };
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    return { body: await compress(content, { params }), type, isCompressed: true };
  }

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://page');
    if (api && pathname.startsWith('/api/')) return forward(request, response, api);
    const { body, type, isCompressed } = await (cache.get(pathname) ??
      cache.set(pathname, fileAt(pathname)).get(pathname));
    response.writeHead(200, {
      'Content-Type': TYPES[type] ?? 'application/octet-stream',
      'Content-Length': body.length,
      'Cache-Control': type === '.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(isCompressed && { 'Content-Encoding': 'br' }),
      // As the product: with it the browser opens a page in a new process, whose start belongs to the first visit.
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function forward(request, response, api) {
  const headers = { ...request.headers, host: new URL(api).host };
  const forwarded = httpRequest(new URL(request.url, api), { method: request.method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  forwarded.on('error', () => response.writeHead(502).end());
  request.pipe(forwarded);
}
