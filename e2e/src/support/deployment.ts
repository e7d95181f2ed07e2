// A deployment in a temporary folder, with releases made of the builds of this checkout.
import {
  folderStore,
  initOwners,
  promote,
  publishRelease,
  publishShell,
  readChannel,
  readRelease,
} from '@segue/remote-kit/releases';
import { readBuiltShell } from '@segue/remote-kit/build/read-build';
import type { KeyObject } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const CHECKOUT = join(root, 'dist');
const REMOVE = { recursive: true, force: true, maxRetries: 5 };

export type Deployment = Awaited<ReturnType<typeof createDeployment>>;

export type PublishOptions = {
  change?: (script: string) => string;
  kernel?: string;
  key?: KeyObject | undefined;
};

/** Publishes the live build of a remote of the deployment `from` into `to`, under this version. */
export async function publishChanged(
  from: string,
  to: string,
  name: string,
  version: string,
  { change = (script) => script, kernel, key }: PublishOptions = {},
): Promise<void> {
  const source = folderStore(from);
  const live = (await readChannel(source)).remotes[name]?.version ?? '';
  const release = await readRelease(source, name, live);
  if (!release) throw new Error(`${name} is not released.`);
  const { lazy, needs, ...rest } = release;
  // The name of the global is compiled into the code; two builds of one page need names of their own.
  const container = `${name}_v${version.replace(/\W/g, '_')}`;
  const read = (file: string) => readFile(join(from, 'releases', name, release.version, file), 'utf8');
  const renamed = (text: string) => Buffer.from(text.replaceAll(release.container, container));
  const build = {
    ...rest,
    ...(lazy && { lazy: { file: lazy.file, content: renamed(await read(lazy.file)) } }),
    needs: kernel ? { ...needs, kernel } : needs,
    version,
    container,
    entry: `remoteEntry.${version.replace(/\W/g, '')}.js`,
    content: renamed(change(await read(release.entry))),
  };
  await publishRelease(folderStore(to), build, key);
}

/** Publishes the shell and all remotes of this checkout as version 1.0.0 and makes them live. `key` makes it the operator's. */
export async function createDeployment(key?: KeyObject) {
  const folder = await mkdtemp(join(tmpdir(), 'segue-deployment-'));
  const store = folderStore(folder);
  const deployment = {
    folder,
    store,
    /** The names of all remotes. */
    remotes: Object.keys((await readChannel(folderStore(CHECKOUT))).remotes),
    /** Publishes the checkout's build of a remote under this version. `change` makes its script a different one. */
    publish: (name: string, version: string, options?: PublishOptions) =>
      publishChanged(CHECKOUT, folder, name, version, { ...options, key }),
    /** Publishes the checkout's shell under this version. */
    async publishShell(version: string) {
      const { contents, kernel, commit } = readBuiltShell(join(root, 'shell'));
      contents['shell.json'] = Buffer.from(JSON.stringify({ version, kernel }));
      await publishShell(store, { version, commit, kernel, contents }, key);
    },
    promote: (remote: string, version: string) => promote(store, { remote, version, by: 'tests', key }),
    /** Deletes the files of a version. */
    prune: (name: string, version: string) => rm(join(folder, 'releases', name, version), REMOVE),
    remove: () => rm(folder, REMOVE),
  };
  if (key) await initOwners(store, key, 'tests');
  await deployment.publishShell('1.0.0');
  await deployment.promote('shell', '1.0.0');
  for (const name of deployment.remotes) {
    await deployment.publish(name, '1.0.0');
    await deployment.promote(name, '1.0.0');
  }
  return deployment;
}
