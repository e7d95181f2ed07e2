// Builds of remotes and of a shell, and the folder of a deployment, in a temporary folder.
import {
  folderStore,
  promote,
  publishRelease,
  publishShell,
  readChannel,
  type Build,
  type ChannelEntry,
  type DerivedRegistry,
  type Store,
} from './index.mjs';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Changes = { text?: string; path?: string; kernel?: string };

export function buildOf(name: string, version = '1.0.0', changes: Changes = {}): Build {
  const { text = `${name} ${version}`, path = `/${name}`, kernel = '^2.0.0' } = changes;
  const hash = createHash('sha256').update(text).digest('hex');
  const container = `${name}_${hash.slice(0, 11)}`;
  return {
    name,
    version,
    commit: 'abc',
    container,
    entry: `remoteEntry.${hash.slice(0, 8)}.js`,
    content: Buffer.from(`var ${container};/*${text}*/`),
    face: {
      routes: [{ path, component: 'Screen', access: 'anyone' }],
      nav: [{ label: text, to: path, order: 1, access: 'anyone' }],
      widgets: [],
    },
    needs: { kernel, names: {} },
  };
}

/** A build whose entry loads a second script later. */
export function buildWithLazyFile(name: string, version = '1.0.0', text = 'lists'): Build {
  const build = buildOf(name, version);
  const content = Buffer.from(`/*${text} of ${build.container}*/`);
  return { ...build, lazy: { file: 'lazy.1a2b3c4d.js', content } };
}

export function shellOf(version: string, kernel: string) {
  const contents = {
    'index.html': Buffer.from(`page ${version}`),
    [`assets/main.${version}.js`]: Buffer.from(`script ${version}`),
    'shell.json': Buffer.from(JSON.stringify({ version, kernel })),
  };
  return { version, kernel, commit: 'abc', contents };
}

const OPERATOR = { by: 'ada', why: 'test' };

/** The folder of a deployment; removed by `remove`. */
export function temporaryDeployment() {
  const folder = mkdtempSync(join(tmpdir(), 'deployment-'));
  const store = folderStore(folder);
  const text = (path: string) => readFileSync(join(folder, path), 'utf8');
  return {
    folder,
    store,
    text,
    registry: () => JSON.parse(text('registry.json')) as DerivedRegistry,
    entries: async (): Promise<Record<string, ChannelEntry>> => (await readChannel(store)).remotes,
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** A deployment of its own for each test of a file. */
export function deploymentPerTest() {
  let live: ReturnType<typeof temporaryDeployment>;
  beforeEach(() => void (live = temporaryDeployment()));
  afterEach(() => live.remove());
  return {
    get folder() {
      return live.folder;
    },
    get store() {
      return live.store;
    },
    text: (path: string) => live.text(path),
    registry: () => live.registry(),
    entries: () => live.entries(),
  };
}

/** Publishes and promotes versions of one remote, the newest last. */
export async function release(store: Store, name: string, ...versions: string[]): Promise<void> {
  for (const version of versions) {
    await publishRelease(store, buildOf(name, version));
    await promote(store, { ...OPERATOR, remote: name, version });
  }
}

export async function releaseShell(store: Store, version: string, kernel: string): Promise<void> {
  await publishShell(store, shellOf(version, kernel));
  await promote(store, { ...OPERATOR, remote: 'shell', version });
}

/** The lines of one remote in a registry's text. */
export const bytesOf = (registry: DerivedRegistry, name: string) =>
  JSON.stringify(
    registry.remotes.find((entry) => entry.name === name),
    null,
    2,
  );
