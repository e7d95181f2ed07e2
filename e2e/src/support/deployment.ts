// A deployment in a temporary folder, with releases made of the builds of this checkout.
import {
  folderStore,
  integrityOf,
  promote,
  publish,
  readPointer,
  readRelease,
  rollback,
} from '@segue/remote-kit/releases';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CHECKOUT = fileURLToPath(new URL('../../../dist', import.meta.url));
const REMOVE = { recursive: true, force: true, maxRetries: 5 };

export const remotesIn = (deployment: string) => folderStore(join(deployment, 'remotes'));

export type Deployment = Awaited<ReturnType<typeof createDeployment>>;

export type PublishOptions = { change?: (script: string) => string; kernel?: string };

/** Publishes the live build of a remote of the deployment `from` into `to`, under this version. */
export async function publishChanged(
  from: string,
  to: string,
  name: string,
  version: string,
  { change = (script) => script, kernel }: PublishOptions = {},
): Promise<void> {
  const source = remotesIn(from);
  const live = await readRelease(source, name, (await readPointer(source, name))?.current ?? '');
  // The name of the global is compiled into the code; two builds of one page need names of their own.
  const container = `${name}_v${version.replace(/\W/g, '_')}`;
  const contents = new Map<string, Buffer>();
  for (const file of Object.keys(live.files)) {
    const content = (await source.read(`${name}/${live.version}/${file}`)) ?? Buffer.alloc(0);
    const text = String(content).replaceAll(live.container, container);
    const isEntry = file === live.entry;
    contents.set(file, file.endsWith('.js') ? Buffer.from(isEntry ? change(text) : text) : content);
  }
  const files = Object.fromEntries([...contents].map(([file, content]) => [file, integrityOf(content)]));
  const manifest = { ...live, version, container, files, ...(kernel && { kernel }) };
  await publish(remotesIn(to), manifest, async (file: string) => contents.get(file)!);
}

/** The shell of this checkout, and all its remotes as version 1.0.0, which is live. */
export async function createDeployment() {
  const folder = await mkdtemp(join(tmpdir(), 'segue-deployment-'));
  const store = remotesIn(folder);
  await cp(join(CHECKOUT, 'shell'), join(folder, 'shell'), { recursive: true });
  const deployment = {
    folder,
    /** The names of all remotes. */
    remotes: await remotesIn(CHECKOUT).list(),
    /** Publishes the checkout's build of a remote under this version. `change` makes its script a different one. */
    publish: (name: string, version: string, options?: PublishOptions) =>
      publishChanged(CHECKOUT, folder, name, version, options),
    promote: (name: string, version: string) => promote(store, name, version),
    rollback: (name: string) => rollback(store, name),
    /** Deletes the files of a version. */
    prune: (name: string, version: string) => store.remove(`${name}/${version}`),
    remove: () => rm(folder, REMOVE),
  };
  for (const name of deployment.remotes) {
    await deployment.publish(name, '1.0.0');
    await deployment.promote(name, '1.0.0');
  }
  return deployment;
}
