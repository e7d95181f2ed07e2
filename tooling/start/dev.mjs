// `npm run dev [-w remotes/search]`: servers that restart and pages that update when a source changes. With one package
// named, only that one and the shell come from source; the other remotes come from their builds.
import { REMOTES } from '../rspack/remotes.mjs';
import { log, logStep, UserError } from './log.mjs';
import { at } from './paths.mjs';
import { runMain } from './processes.mjs';
import { ensureBuilt, requireFreePorts, startProduct } from './product.mjs';
import { loadDotEnv, settingsFrom } from './settings.mjs';

const DEV_PORT = 4100;

/** Builds the API and the sandbox again on each change; resolves after the first build. */
async function watchServers() {
  const { rspack } = await import('@rspack/core');
  const { nodeConfig } = await import('../rspack/node-config.mjs');
  const compiler = rspack([nodeConfig({ name: 'api' }), nodeConfig({ name: 'provider-sandbox' })]);
  await new Promise((resolve, reject) => {
    compiler.watch({ aggregateTimeout: 150 }, (error, stats) => {
      if (error) return reject(error);
      if (stats.hasErrors()) log(stats.toString({ preset: 'errors-only' }));
      resolve(undefined);
    });
  });
}

runMain(
  async () => {
    const names = process.argv.slice(2);
    const unknown = names.filter((name) => name !== 'shell' && !REMOTES.includes(name));
    if (unknown.length > 0) {
      throw new UserError(`Unknown: ${unknown.join(', ')}. Known: shell, ${REMOTES.join(', ')}.`);
    }
    loadDotEnv();
    const port = Number(process.env.DEV_FIRST_PORT || DEV_PORT);
    const settings = settingsFrom({
      ...process.env,
      // Providers redirect to the page.
      PUBLIC_URL: process.env.PUBLIC_URL || `http://127.0.0.1:${port}`,
    });
    await requireFreePorts(settings);
    await ensureBuilt();
    // Before the first settings of the bundler are read.
    process.env.NODE_ENV = 'development';
    await watchServers();
    await logStep('Starting the servers', () => startProduct(settings, { watch: true }));
    log(`The API is at ${settings.address}; the page will be at ${settings.publicUrl}`);
    const { serveFromSource } = await import('@segue/remote-kit/dev/dev-server');
    const { remoteConfig } = await import('@segue/remote-kit/rspack/remote-config');
    const { hostConfig } = await import('../rspack/host-config.mjs');
    const fromSource = names.length > 0 ? REMOTES.filter((name) => names.includes(name)) : REMOTES;
    await serveFromSource({
      segue: new URL(settings.address),
      port,
      remotes: fromSource.map((name) => remoteConfig({ folder: at('remotes', name) })),
      shell: hostConfig(),
    });
    await new Promise(() => undefined);
  },
  { codeOnSignal: 0 },
);
