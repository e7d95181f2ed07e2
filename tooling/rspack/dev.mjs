// Serves shell and remotes from source with hot reload, in front of a running API.
//   node tooling/rspack/dev.mjs [shell] [remote …]
// With names, only these remotes are served from source, the others as last built. The shell is always served from
// source, because hot reload needs React's development build. The API is at API_URL, or on PORT (4000) of this
// machine; DEV_FIRST_PORT shifts the block of ports (4100).
process.env.NODE_ENV = 'development';

const { rspack } = await import('@rspack/core');
const { RspackDevServer } = await import('@rspack/dev-server');
const { remoteConfig } = await import('@segue/remote-kit/rspack/remote-config');
const { shortError } = await import('@segue/remote-kit/rspack/short-error');
const { at } = await import('../start/paths.mjs');
const { pageMiddleware } = await import('./dev-page.mjs');
const { devServerOf, portOf } = await import('./dev-server.mjs');
const { DevRemote } = await import('./dev-remote.mjs');
const { hostConfig } = await import('./host-config.mjs');
const { devPortOf, REMOTES } = await import('./remotes.mjs');

const apiUrl = process.env.API_URL ?? `http://127.0.0.1:${process.env.PORT ?? 4000}`;
const requested = process.argv.slice(2);
const fromSource = requested.length > 0 ? REMOTES.filter((name) => requested.includes(name)) : REMOTES;

const servers = [];
async function serve(config, extend) {
  const compiler = rspack(config);
  compiler.hooks.done.tap('dev', (stats) => report(config.name, stats));
  const server = new RspackDevServer({ ...config.devServer, ...extend?.(compiler) }, compiler);
  servers.push(server);
  await server.start();
}

function report(name, stats) {
  const { errors, time } = stats.toJson({ all: false, errors: true, timings: true });
  console.log(errors.length > 0 ? `${name}: ${errors.map(shortError).join('\n')}` : `${name} ${time} ms`);
}

const remotes = [];
for (const name of fromSource) {
  const config = remoteConfig({ folder: at('remotes', name) });
  const devServer = devServerOf(devPortOf(name));
  // The entry's URL contains its hash; hot updates are served from a fixed URL.
  const output = { ...config.output, publicPath: `http://127.0.0.1:${devServer.port}/` };
  await serve({ ...config, output, devServer }, (compiler) => {
    const remote = new DevRemote(name, devServer.port, compiler);
    remotes.push(remote);
    return { setupMiddlewares: (middlewares) => [remote.middleware, ...middlewares] };
  });
}
await serve(hostConfig(), (compiler) => ({
  static: [{ directory: at('dist/releases'), publicPath: '/releases', watch: false }],
  proxy: [{ context: ['/api', '/covers', '/livez', '/readyz'], target: apiUrl, xfwd: true }],
  setupMiddlewares: (middlewares) => [...middlewares, pageMiddleware({ compiler, remotes, apiUrl })],
}));
console.log(`Segue for development: http://127.0.0.1:${portOf(4100)}`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    void Promise.all(servers.map((server) => server.stop())).then(() => process.exit(0));
  });
}
