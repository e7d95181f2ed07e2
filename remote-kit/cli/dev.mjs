// `segue-remote dev`: the remote of a folder from source, in the page of a running Segue.
import { createProxy } from '../dev/proxy.mjs';
import { watchRemote } from '../dev/source.mjs';
import { readManifest } from '../build/read-build.mjs';
import { UserError } from '../user-error.mjs';

/** @param {{ folder: string, segue: string, port: string }} options */
export async function run({ folder, segue, port }) {
  if (!URL.canParse(segue))
    throw new UserError(`--segue ${segue} is not an address, such as http://127.0.0.1:4000.`);
  const { routes = [] } = readManifest(folder);
  const origin = new URL(segue);
  await fetch(new URL('/registry.json', origin)).catch(() => {
    throw new UserError(`No Segue answers at ${origin.origin}: start one, or name another with --segue.`);
  });
  const remote = watchRemote(folder, console.log);
  const server = createProxy({ segue: origin, remote });
  await new Promise((resolve, reject) => {
    server.once('error', () => reject(new UserError(`Port ${port} is in use: choose another with --port.`)));
    server.listen(Number(port), '127.0.0.1', () => resolve(undefined));
  });
  await remote.current();
  console.log(`Open http://127.0.0.1:${port}${routes[0]?.path ?? '/'}`);
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve);
  });
  server.closeAllConnections();
  server.close();
  await remote.stop();
}
