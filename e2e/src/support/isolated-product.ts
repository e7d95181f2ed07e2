// Starts the product with a copy of the built files, so that a test can release other ones.
import { folderStore, promote, rollback } from '@segue/remote-kit/releases';
import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publishChanged } from './deployment';

const root = fileURLToPath(new URL('../../..', import.meta.url));

type Change = { from: string; to: string; first?: string };

export type IsolatedProduct = {
  url: string;
  /** The base URL of its sandbox. */
  sandboxUrl: string;
  /** The deployment that it serves. */
  folder: string;
  /** Makes a version live whose code is the present one with `from` replaced by `to`, after `first`. */
  release: (name: string, version: string, change: Change) => Promise<void>;
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
  const sandboxPort = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const close = await serve('tooling/start/start.mjs', url, folder, {
    ...process.env,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SPOTIFY_CLIENT_ID: '',
    SPOTIFY_CLIENT_SECRET: '',
    SOUNDCLOUD_CLIENT_ID: '',
    SOUNDCLOUD_CLIENT_SECRET: '',
    SEGUE_DIST: dist,
    SEGUE_DATA_DIR: join(folder, 'data'),
    ...settings,
  });
  return {
    url,
    sandboxUrl: `http://127.0.0.1:${sandboxPort}`,
    folder: dist,
    async release(name, version, { from, to, first = '' }) {
      const change = (script: string) => {
        if (!script.includes(from)) throw new Error(`${name} does not contain "${from}".`);
        return first + script.replaceAll(from, to);
      };
      await publishChanged(dist, dist, name, version, { change });
      await promote(folderStore(dist), { remote: name, version, by: 'test' });
    },
    rollBack: async (name) => void (await rollback(folderStore(dist), { remote: name, by: 'test' })),
    close,
  };
}

/** Runs a script that serves `url`; `close` ends it and deletes its folder. */
export async function serve(
  script: string,
  url: string,
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<() => Promise<void>> {
  const server = spawn(process.execPath, [join(root, script)], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  await waitUntilReady(url, server);
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}

/** One attempt per 100 ms: a busy machine needs long to start a second product. */
const ATTEMPTS = 900;

/** Waits until the server is ready; fails when it ends. */
async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
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
