// A deployment in a temporary folder, with releases made of the builds of this checkout.
import {
  folderStore,
  initOwners,
  promote,
  publishRelease,
  publishShell,
  readChannel,
  readRelease,
  type FolderStore,
} from '@segue/remote-kit/releases';
import type { KeyObject } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const checkout = folderStore(join(root, 'dist'));
const COPIES = /\.(br|gz|map)$/;

export type Deployment = {
  folder: string;
  store: FolderStore;
  /** The names of all remotes. */
  remotes: readonly string[];
  /** Publishes the checkout's build of a remote under this version. `change` makes its script a different one. */
  publish: (name: string, version: string, options?: PublishOptions) => Promise<void>;
  /** Publishes the checkout's shell under this version. */
  publishShell: (version: string) => Promise<void>;
  promote: (name: string, version: string) => Promise<void>;
  /** Deletes the files of a version. */
  prune: (name: string, version: string) => Promise<void>;
  remove: () => Promise<void>;
};

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
export async function createDeployment(key?: KeyObject): Promise<Deployment> {
  const folder = await mkdtemp(join(tmpdir(), 'segue-deployment-'));
  const store = folderStore(folder);
  const channel = await readChannel(checkout);
  const remotes = Object.keys(channel.remotes);
  const deployment: Deployment = {
    folder,
    store,
    remotes,
    publish: (name, version, options) =>
      publishChanged(join(root, 'dist'), folder, name, version, { ...options, key }),
    async publishShell(version) {
      const built = join(root, 'shell/dist');
      const files = (await readdir(built, { recursive: true, withFileTypes: true })).filter(
        (file) => file.isFile() && !COPIES.test(file.name) && file.name !== 'build.json',
      );
      const contents: Record<string, Buffer> = {};
      for (const file of files) {
        const path = join(file.parentPath, file.name);
        contents[path.slice(built.length + 1)] = await readFile(path);
      }
      const { kernel } = JSON.parse(String(contents['shell.json'])) as { kernel: string };
      contents['shell.json'] = Buffer.from(JSON.stringify({ version, kernel }));
      await publishShell(store, { version, commit: 'unknown', kernel, contents }, key);
    },
    async promote(name, version) {
      await promote(store, { remote: name, version, by: 'tests', key });
    },
    prune: (name, version) =>
      rm(join(folder, 'releases', name, version), { recursive: true, force: true, maxRetries: 5 }),
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
  if (key) await initOwners(store, key, 'tests');
  await deployment.publishShell('1.0.0');
  await deployment.promote('shell', '1.0.0');
  for (const name of remotes) {
    await deployment.publish(name, '1.0.0');
    await deployment.promote(name, '1.0.0');
  }
  return deployment;
}
