// Serves remotes from source in the page of a running Segue: its pages and its registry get their entries, everything else is passed
// on. With a shell from source the page is of that shell, and a changed component is replaced in the page.
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { join } from 'node:path';
import { shortError } from '../rspack/run-compiler.mjs';
import { pageWith, registryWith } from './page.mjs';
import { keepBuilds } from './source.mjs';

const HOST = '127.0.0.1';

/**
 * Starts the server on a loopback port.
 * @param {object} options
 * @param {URL} options.segue origin of the running Segue
 * @param {number} options.port
 * @param {readonly import('@rspack/core').Configuration[]} options.remotes
 * @param {import('@rspack/core').Configuration} [options.shell]
 */
export async function serveFromSource({ segue, port, remotes, shell }) {
  const compiler = rspack([...remotes, ...(shell ? [shell] : [])]);
  for (const one of compiler.compilers)
    one.hooks.done.tap('serveFromSource', (stats) => report(one.name, stats));
  const sources = compiler.compilers.slice(0, remotes.length).map(keepBuilds);
  const host = compiler.compilers[remotes.length];
  const template = () => String(host.outputFileSystem.readFileSync(join(host.outputPath, 'index.html')));
  const answer = answerPages({ segue, sources, ...(shell && { template }) });
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
      setupMiddlewares: (middlewares) => [answer, ...middlewares],
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

/** Segue accepts requests of its own pages only: a page of this server counts as one. @param {URL} segue */
const asOwnPage = (segue) => ({
  changeOrigin: true,
  autoRewrite: true,
  protocolRewrite: 'http',
  on: {
    proxyReq(request, { headers: { origin, referer } }) {
      if (origin && origin !== 'null') request.setHeader('origin', segue.origin);
      if (referer) request.setHeader('referer', new URL(new URL(referer).pathname, segue).href);
    },
  },
});

/**
 * Answers scripts of the remotes, pages and the registry.
 * @param {{ segue: URL, sources: readonly ReturnType<typeof keepBuilds>[], template?: () => string }} options
 */
const answerPages =
  ({ segue, sources, template }) =>
  async (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', segue);
    const script = sources.map(({ scriptAt }) => scriptAt(pathname)).find(Boolean);
    if (script) return response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    const isRegistry = pathname === '/registry.json';
    const { accept = '', cookie = '' } = request.headers;
    if (!isRegistry && (request.method !== 'GET' || !accept.includes('text/html'))) return next();
    try {
      const page = await fetch(new URL(request.url, segue), {
        headers: { accept, cookie },
        redirect: 'manual',
      });
      const type = page.headers.get('content-type') ?? '';
      if (!isRegistry && !type.startsWith('text/html')) return next();
      const remotes = (await Promise.all(sources.map(({ current }) => current()))).filter(Boolean);
      const text = await page.text();
      // A page of a loopback address is not upgraded to https; a shell for development has no policy.
      const policy = page.headers
        .get('content-security-policy')
        ?.replace(/;\s*upgrade-insecure-requests/, '');
      response.writeHead(page.status, {
        'content-type': type,
        'set-cookie': page.headers.getSetCookie(),
        ...(policy && !template && { 'content-security-policy': policy }),
      });
      response.end(
        isRegistry
          ? JSON.stringify(registryWith(JSON.parse(text), remotes))
          : pageWith(text, remotes, template && { template: template(), address: pathname }),
      );
    } catch (error) {
      response.writeHead(502, { 'content-type': 'text/plain' });
      response.end(`${segue.origin} does not answer: ${error.cause?.message ?? error.message}`);
    }
  };
