// Servers of one installation that a test ends and starts again.
import { randomBytes } from 'node:crypto';
import { startApi } from '../../../tooling/start/product.mjs';
import { serverSettings, WITHOUT_SANDBOX } from './server.mjs';

/**
 * Starts servers with one key, without the sandbox and with raised limits, and adds each to the list once it runs.
 * @param {ReturnType<typeof createServer>[]} servers @param {number} count
 * @param {string} folder their data @param {Record<string, string>} environment settings beside those of this process
 */
export async function startServers(servers, count, folder, environment) {
  const common = {
    SEGUE_RAISED_LIMITS: '1',
    SEGUE_SECRET_KEY: randomBytes(32).toString('hex'),
    ...WITHOUT_SANDBOX,
    ...environment,
  };
  for (let index = 0; index < count; index += 1) {
    const server = createServer(await serverSettings(folder, common));
    await server.start();
    servers.push(server);
  }
}

/** @param {Awaited<ReturnType<typeof serverSettings>>} settings */
function createServer(settings) {
  let server;
  const exits = [];
  const end = async (signal) => {
    server.process.kill(signal);
    const { details } = await server.ended;
    return { code: server.process.exitCode, said: details.trim().split('\n').at(-1) };
  };
  return {
    origin: settings.address,
    /** Of the restarts that did not end with code 0. @type {string[]} */
    exits,
    async start() {
      server = startApi(settings);
      await server.ready;
    },
    /** @returns {Promise<{ endMs: number, startMs: number }>} how long it took to end and to be ready again */
    async restart() {
      const from = performance.now();
      const { code, said } = await end('SIGTERM');
      if (code !== 0) exits.push(`exit code ${code}: ${said}`);
      const endMs = performance.now() - from;
      await this.start();
      return { endMs, startMs: performance.now() - from - endMs };
    },
    kill: () => end('SIGKILL'),
    stop: () => server?.stop(),
  };
}
