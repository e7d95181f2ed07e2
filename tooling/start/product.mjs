// The running product: the API, and the sandbox when no provider account is configured.
import { ensureInstalled } from './install.mjs';
import { logStep } from './log.mjs';
import { requireFreePort } from './ports.mjs';
import { commandError, runNpm, startServer } from './processes.mjs';

/** Throws when a port of the product is occupied. */
export async function requireFreePorts({ port, host, sandboxPort, usesSandbox }) {
  await requireFreePort({ port, host, setting: 'PORT', use: 'Segue' });
  if (!usesSandbox) return;
  await requireFreePort({
    port: sandboxPort,
    host: '127.0.0.1',
    setting: 'SANDBOX_PORT',
    use: 'the sandbox',
  });
}

/** Installs what is missing and builds what has changed. @param {string[]} [names] packages, all by default */
export async function ensureBuilt(names = []) {
  await ensureInstalled();
  await logStep('Building', async () => {
    const env = { ...process.env, WIREIT_LOGGER: 'simple', WIREIT_CACHE: 'none' };
    const args = ['run', '--silent', 'build', ...(names.length > 0 ? ['--', ...names] : [])];
    const { code, output } = await runNpm(args, { env });
    if (code !== 0) throw commandError('The build failed: see above.', output, 60);
  });
}

const startSandbox = ({ sandboxPort, sandboxEnv }, { watch = false } = {}) =>
  startServer({
    title: 'The sandbox',
    entry: 'provider-sandbox/dist/main.js',
    url: `http://127.0.0.1:${sandboxPort}/`,
    port: sandboxPort,
    setting: 'SANDBOX_PORT',
    env: sandboxEnv,
    watch,
  });

const startApi = ({ port, address, apiEnv }, { watch = false } = {}) =>
  startServer({
    title: 'The API',
    entry: 'api/dist/main.js',
    url: `${address}/health`,
    port,
    setting: 'PORT',
    env: apiEnv,
    watch,
  });

/** Starts the sandbox, when it is used, and the API; resolves when they answer. */
export async function startProduct(settings, options) {
  const servers = [
    ...(settings.usesSandbox ? [startSandbox(settings, options)] : []),
    startApi(settings, options),
  ];
  await Promise.all(servers.map((server) => server.ready));
  return servers;
}
