// Serves remotes from source in the page of a running Segue: its pages and its registry get their entries, everything else is passed
// on. With a shell from source the page is of that shell, and a changed component is replaced in the page.
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { join } from 'node:path';
import { shortError } from '../rspack/run-compiler.mjs';
import { answerWith } from './page.mjs';
import { keepBuilds } from './source.mjs';

const HOST = '127.0.0.1';

/** @typedef {import('@rspack/core').Configuration} Config */

/**
 * Starts the server on a loopback port.
 * @param {{ segue: URL, port: number, remotes: readonly Config[], shell?: Config }} options `segue`: origin of the running one
 */
export async function serveFromSource({ segue, port, remotes, shell }) {
  const compiler = rspack([...remotes, ...(shell ? [shell] : [])]);
  for (const one of compiler.compilers)
    one.hooks.done.tap('serveFromSource', (stats) => report(one.name, stats));
  const sources = compiler.compilers.slice(0, remotes.length).map(keepBuilds);
  const host = compiler.compilers[remotes.length];
  const template = () => String(host.outputFileSystem.readFileSync(join(host.outputPath, 'index.html')));
  const server = new RspackDevServer(
    {
      host: HOST,
      port,
      hot: Boolean(shell),
      liveReload: Boolean(shell),
      client: shell
        ? { logging: 'warn', overlay: { errors: true, warnings: false, runtimeErrors: false } }
        : false,
      webSocketServer: shell ? 'ws' : false,
      static: false,
      devMiddleware: { stats: 'none' },
      compress: false,
      setupExitSignals: false,
      headers: { 'Cache-Control': 'no-store' },
      proxy: [{ context: () => true, target: segue.origin, ...(shell ? { xfwd: true } : asOwnPage(segue)) }],
      setupMiddlewares: (middlewares) => [answerPages(segue, sources, shell && template), ...middlewares],
    },
    compiler,
  );
  await server.start();
  return server;
}

function report(name, stats) {
  const { errors, time } = stats.toJson({ all: false, errors: true, timings: true });
  console.log(errors.length > 0 ? `${name}: ${errors.map(shortError).join('\n')}` : `${name} ${time} ms`);
}

/** Segue accepts only requests of its own origin: this server's pages get it as their origin. */
const ownHeaders = (segue, { origin, referer }) => ({
  ...(origin && origin !== 'null' && { origin: segue.origin }),
  ...(referer && { referer: new URL(new URL(referer).pathname, segue).href }),
});

/** @param {URL} segue */
const asOwnPage = (segue) => ({
  changeOrigin: true,
  autoRewrite: true,
  protocolRewrite: 'http',
  on: {
    proxyReq(request, { headers }) {
      for (const [name, value] of Object.entries(ownHeaders(segue, headers))) request.setHeader(name, value);
    },
  },
});

/** Answers scripts of the remotes, pages and the registry; `template` is the page of a shell from source. */
const answerPages = (segue, sources, template) => async (request, response, next) => {
  const { pathname } = new URL(request.url ?? '/', segue);
  const script = sources.map(({ scriptAt }) => scriptAt(pathname)).find(Boolean);
  if (script) return response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
  const isRegistry = pathname === '/registry.json';
  const { accept = '', cookie = '' } = request.headers;
  if (!isRegistry && (request.method !== 'GET' || !accept.includes('text/html'))) return next();
  try {
    const headers = { accept, cookie };
    const page = await fetch(new URL(request.url, segue), { headers, redirect: 'manual' });
    const type = page.headers.get('content-type') ?? '';
    if (!isRegistry && !type.startsWith('text/html')) return next();
    const remotes = (await Promise.all(sources.map(({ current }) => current()))).filter(Boolean);
    const text = await page.text();
    // A page of a loopback address is not upgraded to https; a shell for development has no policy.
    const sent = page.headers.get('content-security-policy');
    const policy = sent?.replace(/;\s*upgrade-insecure-requests/, '');
    response.writeHead(page.status, {
      'content-type': type,
      'set-cookie': page.headers.getSetCookie(),
      ...(policy && !template && { 'content-security-policy': policy }),
    });
    response.end(answerWith(text, remotes, template && { template: template(), address: pathname }));
  } catch (error) {
    response.writeHead(502, { 'content-type': 'text/plain' });
    response.end(`${segue.origin} does not answer: ${error.cause?.message ?? error.message}`);
  }
};
