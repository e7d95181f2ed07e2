// The running product: the API, and the sandbox when no provider account is configured.
import { ensureInstalled } from './install.mjs';
import { logStep } from './log.mjs';
import { at } from './paths.mjs';
import { requireFreePort } from './ports.mjs';
import { commandError, run, startServer } from './processes.mjs';

/** Throws when a port of the product is occupied. */
export async function requireFreePorts({ port, host, sandboxPort, usesSandbox }) {
  await requireFreePort({ port, host, setting: 'PORT', use: 'Segue' });
  const sandbox = { port: sandboxPort, host: '127.0.0.1', setting: 'SANDBOX_PORT', use: 'the sandbox' };
  if (usesSandbox) await requireFreePort(sandbox);
}

/** Installs what is missing and builds what has changed. @param {string[]} [names] packages, all by default */
export async function ensureBuilt(names = []) {
  await ensureInstalled();
  await logStep('Building', async () => {
    const args = [at('tooling/start/build.mjs'), ...names];
    const { code, output } = await run(process.execPath, args);
    if (code !== 0) throw commandError('The build failed: see above.', output);
  });
}

/** Starts the sandbox, when it is used, and the API; resolves when they respond. @param {{ watch?: boolean }} [options] */
export async function startProduct({ usesSandbox, sandboxPort, sandboxEnv, address, apiEnv }, options) {
  const sandbox = () =>
    startServer({
      title: 'The sandbox',
      entry: 'provider-sandbox/dist/main.js',
      url: `http://127.0.0.1:${sandboxPort}/`,
      env: sandboxEnv,
      ...options,
    });
  const api = startApi({ address, apiEnv }, options);
  const servers = usesSandbox ? [sandbox(), api] : [api];
  try {
    await Promise.all(servers.map((server) => server.ready));
    return servers;
  } catch (error) {
    // One that runs would keep this process running.
    await Promise.all(servers.map((server) => server.stop()));
    throw error;
  }
}

/** Starts the API alone. @param {{ watch?: boolean }} [options] */
export const startApi = ({ address, apiEnv }, options) =>
  startServer({
    title: 'The API',
    entry: 'api/dist/main.js',
    url: `${address}/readyz`,
    env: apiEnv,
    ...options,
  });
