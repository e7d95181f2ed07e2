// Starts the product with a copy of the built files, so that a test can release other ones.
import { folderStore, promote, publishRelease, readChannel, readRelease, rollback } from '@segue/releases';
import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export type IsolatedProduct = {
  url: string;
  /** The deployment that it serves. */
  folder: string;
  /** Makes a version live whose code is the present one with `from` replaced by `to`. */
  release: (name: string, version: string, change: { from: string; to: string }) => Promise<void>;
  /** Makes the version before live again. */
  rollBack: (name: string) => Promise<void>;
  close: () => Promise<void>;
};

/** Starts the product on free ports with a copy of `dist`, and with these settings. */
export async function startIsolatedProduct(
  settings: Readonly<Record<string, string>> = {},
): Promise<IsolatedProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'segue-site-'));
  const dist = join(folder, 'dist');
  await cp(join(root, 'dist'), dist, { recursive: true });
  const port = await freePort();
  const server = startProduct(port, await freePort(), {
    SEGUE_DIST: dist,
    SEGUE_DATA_DIR: join(folder, 'data'),
    ...settings,
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(url, server);
  return {
    url,
    folder: dist,
    release: (name, version, change) => release(dist, name, version, change),
    rollBack: async (name) => void (await rollback(folderStore(dist), { remote: name, by: 'test' })),
    async close() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function release(
  dist: string,
  name: string,
  version: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const store = folderStore(dist);
  const live = (await readChannel(store)).remotes[name]?.version;
  const before = live === undefined ? undefined : await readRelease(store, name, live);
  if (!before) throw new Error(`${name} is not released.`);
  const { lazy, ...rest } = before;
  const read = (file: string) => readFile(join(dist, 'releases', name, before.version, file), 'utf8');
  const code = await read(before.entry);
  if (!code.includes(from)) throw new Error(`${name} does not contain "${from}".`);
  // The name of the global is compiled into the code; a build never shares it.
  const container = `${name}_v${version.replace(/\W/g, '_')}`;
  const renamed = (text: string) => Buffer.from(text.replaceAll(before.container, container));
  await publishRelease(store, {
    ...rest,
    ...(lazy && { lazy: { file: lazy.file, content: renamed(await read(lazy.file)) } }),
    version,
    container,
    entry: `remoteEntry.${version.replace(/\W/g, '')}.js`,
    content: renamed(code.replaceAll(from, to)),
  });
  await promote(store, { remote: name, version, by: 'test' });
}

function startProduct(port: number, sandboxPort: number, settings: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, [join(root, 'tooling/start/start.mjs')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      SPOTIFY_CLIENT_ID: '',
      SPOTIFY_CLIENT_SECRET: '',
      SOUNDCLOUD_CLIENT_ID: '',
      SOUNDCLOUD_CLIENT_SECRET: '',
      ...settings,
    },
  });
}

/** One attempt per 100 ms: a busy machine needs long to start a second product. */
const ATTEMPTS = 900;

/** Waits until the server is ready; fails when it ends. */
export async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`The server ended with code ${server.exitCode}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No answer from ${url}.`);
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
