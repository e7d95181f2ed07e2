// `segue-remote dev`: the remote of a folder from source, in the page of a running Segue.
import { createServer } from 'node:net';
import { serveFromSource } from '../dev/dev-server.mjs';
import { registryAt } from '../dev/page.mjs';
import { readRemoteJson } from '../rspack/manifest.mjs';
import { remoteConfig } from '../rspack/remote-config.mjs';
import { UserError } from '../user-error.mjs';

/** @param {{ folder: string, segue: string, port: string }} options */
export async function run({ folder, segue, port }) {
  if (!URL.canParse(segue))
    throw new UserError(`--segue ${segue} is not an address, such as http://127.0.0.1:4000.`);
  const { name, routes = [] } = readRemoteJson(folder);
  const origin = new URL(segue);
  await registryAt(origin);
  await requireFree(Number(port));
  const config = remoteConfig({ folder, name, isSingleFile: true });
  const optimization = { ...config.optimization, minimize: false };
  const remotes = [{ ...config, optimization, devtool: 'inline-source-map' }];
  const server = await serveFromSource({ segue: origin, port: Number(port), remotes });
  console.log(`Open http://127.0.0.1:${port}${routes[0]?.path ?? '/'}`);
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve);
  });
  await server.stop();
}

const requireFree = (port) =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () => reject(new UserError(`Port ${port} is in use: choose another with --port.`)));
    probe.listen(port, '127.0.0.1', () => probe.close(resolve));
  });
