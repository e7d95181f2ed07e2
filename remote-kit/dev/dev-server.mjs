// Serves remotes from source in the page of a running Segue: its pages and its registry get their entries, everything else is passed
// on. With a shell from source the page is of that shell, and a changed component is replaced in the page.
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { join } from 'node:path';
import { shortError } from '../rspack/run-compiler.mjs';
import { answerPages, ownHeaders } from './answer-pages.mjs';
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
