// A temporary Supysonic, a music server that Debian has (`supysonic`, `python3-waitress`), with `flac` for its files.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { installFromDebian } from '../../../../tooling/start/debian.mjs';
import { UserError } from '../../../../tooling/start/log.mjs';

const READY_WITHIN_MS = 30_000;

export const USER = { username: 'robin', password: 'robin sings' };

const PACKAGES = ['supysonic', 'python3-waitress', 'flac'];
const isInstalled = () => ['supysonic-cli', 'flac'].every((name) => !spawnSync(name, ['--help']).error);

/** Installs the programs when they are missing. */
export async function ensureSupysonic() {
  if (!isInstalled()) await installFromDebian('Supysonic', PACKAGES);
  if (!isInstalled())
    throw new UserError(`Supysonic is not installed: apt-get install ${PACKAGES.join(' ')}.`);
}

/** Creates a server of the files in `music`; `start` listens on the port. */
export function createSupysonic(folder, music, port) {
  mkdirSync(join(folder, 'cache'), { recursive: true });
  const configuration = `
[base]
database_uri = sqlite:///${join(folder, 'supysonic.db')}
[webapp]
cache_dir = ${join(folder, 'cache')}
mount_webui = off
[daemon]
socket = ${join(folder, 'none.sock')}
`;
  // Supysonic reads the file of this name in its working folder.
  writeFileSync(join(folder, 'supysonic.conf'), configuration);
  const runCli = (...args) => {
    const { status, stderr } = spawnSync('supysonic-cli', args, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new UserError(`supysonic-cli ${args.slice(0, 2).join(' ')} failed.`, stderr);
  };
  runCli('user', 'add', USER.username, '-p', USER.password);
  runCli('folder', 'add', 'music', music);
  runCli('folder', 'scan', 'music');

  const url = `http://127.0.0.1:${port}`;
  let server;
  const hasEnded = () => server === undefined || server.exitCode !== null || server.signalCode !== null;
  const kill = () => void server?.kill('SIGKILL');
  // Also after Ctrl-C and after an error: it would run on.
  process.once('exit', kill);

  return {
    url,
    async start() {
      const args = ['-S', 'waitress', '-h', '127.0.0.1', '-p', String(port)];
      server = spawn('supysonic-server', args, { cwd: folder, stdio: 'ignore' });
      const deadline = Date.now() + READY_WITHIN_MS;
      while (!(await fetch(`${url}/rest/ping`).catch(() => undefined))?.ok) {
        if (hasEnded() || Date.now() > deadline) throw new UserError('Supysonic did not start.');
        await delay(100);
      }
    },
    /** Kills it: connections break. */
    async stop() {
      if (hasEnded()) return;
      const ended = new Promise((resolve) => server.once('exit', resolve));
      kill();
      await ended;
    },
    /** Stops and continues the process: connections stay open without an answer. */
    pause: () => void server.kill('SIGSTOP'),
    resume: () => void server.kill('SIGCONT'),
    async remove() {
      await this.stop();
      process.off('exit', kill);
    },
  };
}
