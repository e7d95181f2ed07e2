// A temporary PostgreSQL. Needs PostgreSQL's programs (Debian: `apt-get install postgresql`), and no running server.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { UserError } from '../../../tooling/start/log.mjs';
import { findPortPair } from '../../../tooling/start/ports.mjs';

const DEBIAN = '/usr/lib/postgresql';
const READY_WITHIN_MS = 30_000;
/** How PostgreSQL shuts down on each signal. */
const SHUTDOWN = { fast: 'SIGINT', immediate: 'SIGQUIT', killed: 'SIGKILL' };

function programFolder() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const debian = versions.map((version) => join(DEBIAN, version, 'bin'));
  const folders = [process.env.POSTGRES_BIN ?? '', ...debian];
  const found = folders.find((folder) => folder && existsSync(join(folder, 'initdb')));
  if (found) return found;
  throw new UserError('PostgreSQL is not installed: apt-get install postgresql, or set POSTGRES_BIN.');
}

/** PostgreSQL refuses to run as root; then it runs as the user that its package created. */
function processOwner() {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag) => Number(spawnSync('id', [flag, 'postgres']).stdout);
  return { uid: idOf('-u'), gid: idOf('-g') };
}

export async function createPostgres() {
  const bin = programFolder();
  const owner = processOwner();
  const port = String(await findPortPair(5600));
  const folder = mkdtempSync(join(tmpdir(), 'segue-postgres-'));
  if (owner.uid) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'segue', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  if (spawnSync(join(bin, 'initdb'), initdb, { ...owner, cwd: folder }).status !== 0) {
    throw new UserError('PostgreSQL could not create its data folder.');
  }
  const connection = ['-h', '127.0.0.1', '-p', port];
  let server;

  // The data is temporary: it need not survive a power cut.
  const options = ['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'];
  function launch() {
    const args = ['-D', data, '-p', port, '-k', folder, ...options];
    server = spawn(join(bin, 'postgres'), args, { ...owner, cwd: folder, stdio: 'ignore' });
  }
  // Also after Ctrl-C and after an error: it would run on.
  const kill = () => void server?.kill(SHUTDOWN.immediate);
  process.once('exit', kill);
  const isReady = () => spawnSync(join(bin, 'pg_isready'), ['-q', ...connection]).status === 0;
  const hasEnded = () => server === undefined || server.exitCode !== null || server.signalCode !== null;

  const postgres = {
    url: `postgres://segue@127.0.0.1:${port}/postgres`,
    /** Resolves when it accepts connections; retries while processes of a killed server still block it. */
    async start() {
      const deadline = Date.now() + READY_WITHIN_MS;
      while (hasEnded() || !isReady()) {
        if (Date.now() > deadline) throw new UserError('PostgreSQL did not start.');
        if (hasEnded()) launch();
        await delay(50);
      }
    },
    /** @param {keyof typeof SHUTDOWN} how */
    async stop(how) {
      if (hasEnded()) return;
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill(SHUTDOWN[how]);
      await ended;
    },
    /** Runs SQL and returns the rows as text, columns separated by `|`. */
    query(sql, database = 'postgres') {
      const options = ['-d', database, '-At', '-v', 'ON_ERROR_STOP=1', '-c', sql];
      const { status, stdout, stderr } = postgres.runProgram('psql', options);
      if (status !== 0) throw new Error(stderr);
      return stdout.trim();
    },
    /** Runs a program of PostgreSQL as its superuser. @param {string} name @param {string[]} args */
    runProgram(name, args) {
      return spawnSync(join(bin, name), [...connection, '-U', 'segue', ...args], { encoding: 'utf8' });
    },
    async remove() {
      await postgres.stop('fast');
      process.off('exit', kill);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await postgres.start();
  return postgres;
}
