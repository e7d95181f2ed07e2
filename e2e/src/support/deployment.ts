// A deployment in a temporary folder, with releases made of the builds of this checkout.
import {
  folderStore,
  promote,
  publishRelease,
  publishShell,
  readChannel,
  readRelease,
  type FolderStore,
} from '@segue/releases';
import { readFileSync } from 'node:fs';
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

export type PublishOptions = { change?: (script: string) => string; kernel?: string };

/** Publishes the shell and all remotes of this checkout as version 1.0.0 and makes them live. */
export async function createDeployment(): Promise<Deployment> {
  const folder = await mkdtemp(join(tmpdir(), 'segue-deployment-'));
  const store = folderStore(folder);
  const channel = await readChannel(checkout);
  const remotes = Object.keys(channel.remotes);
  const deployment: Deployment = {
    folder,
    store,
    remotes,
    async publish(name, version, { change = (script: string) => script, kernel } = {}) {
      const release = await readRelease(checkout, name, channel.remotes[name]?.version ?? '');
      if (!release) throw new Error(`${name} is not built.`);
      const { container, entry, lazy, face, needs, commit } = release;
      const read = (file: string) =>
        readFileSync(join(root, 'dist/releases', name, release.version, file), 'utf8');
      // Two builds in one page need names of their own.
      const own = `${name}_${version.replaceAll('.', '_')}`;
      const renamed = (text: string) => Buffer.from(text.replaceAll(container, own));
      await publishRelease(store, {
        name,
        version,
        commit,
        container: own,
        entry: `remoteEntry.${version.replaceAll('.', '')}.js`,
        content: renamed(change(read(entry))),
        ...(lazy && { lazy: { file: lazy.file, content: renamed(read(lazy.file)) } }),
        face,
        needs: kernel ? { ...needs, kernel } : needs,
      });
    },
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
      await publishShell(store, { version, commit: 'unknown', kernel, contents });
    },
    async promote(name, version) {
      await promote(store, { remote: name, version, by: 'tests' });
    },
    prune: (name, version) =>
      rm(join(folder, 'releases', name, version), { recursive: true, force: true, maxRetries: 5 }),
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
  await deployment.publishShell('1.0.0');
  await deployment.promote('shell', '1.0.0');
  for (const name of remotes) {
    await deployment.publish(name, '1.0.0');
    await deployment.promote(name, '1.0.0');
  }
  return deployment;
}
