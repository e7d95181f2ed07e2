// A PostgreSQL that is made for one run and removed after it. Needs PostgreSQL's programs (Debian: `apt-get install postgresql`)
// and no running server.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { freePortPair } from '../start/ports.mjs';
import { Stop } from '../start/say.mjs';

const DEBIAN = '/usr/lib/postgresql';
const READY_WITHIN_MS = 30_000;
const ASK_EVERY_MS = 50;

/** What a signal means to the postmaster. */
export const SHUTDOWN = { fast: 'SIGINT', immediate: 'SIGQUIT', killed: 'SIGKILL' };

/** The folder of the newest PostgreSQL's programs. */
function programs() {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one))
    : [];
  const folders = [
    process.env.POSTGRES_BIN ?? '',
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
  ];
  const found = folders.find((folder) => folder && existsSync(join(folder, 'initdb')));
  if (found) return found;
  throw new Stop(
    'PostgreSQL is not installed: apt-get install postgresql, or set POSTGRES_BIN to its programs.',
  );
}

/** PostgreSQL refuses to run as root; then it runs as the user its package made. */
function owner() {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag) => Number(spawnSync('id', [flag, 'postgres']).stdout);
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/**
 * Makes one and starts it.
 * @param {{ settings?: string[], onLog?: (line: string) => void }} [options] Settings as `name=value`; `onLog` gets its log.
 */
export async function createPostgres({ settings = [], onLog = () => undefined } = {}) {
  const bin = programs();
  const port = String(await freePortPair(5600));
  const folder = mkdtempSync(join(tmpdir(), 'segue-postgres-'));
  const as = owner();
  if (as.uid) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'segue', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...as, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (made.status !== 0) throw new Stop('PostgreSQL could not make its files.');
  // What is thrown away need not survive a power cut.
  const words = ['listen_addresses=127.0.0.1', 'fsync=off', ...settings].flatMap((word) => ['-c', word]);
  const connection = ['-h', '127.0.0.1', '-p', port];
  let server;

  const isReady = () => spawnSync(join(bin, 'pg_isready'), ['-q', ...connection]).status === 0;
  function launch() {
    server = spawn(join(bin, 'postgres'), ['-D', data, '-p', port, '-k', folder, ...words], {
      ...as,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    createInterface({ input: server.stderr }).on('line', onLog);
  }
  const hasEnded = () => server === undefined || server.exitCode !== null || server.signalCode !== null;

  const postgres = {
    url: `postgres://segue@127.0.0.1:${port}/postgres`,
    /** Resolves when it takes connections; tries again while what a killed one left behind is in the way. */
    async start() {
      const deadline = Date.now() + READY_WITHIN_MS;
      while (hasEnded() || !isReady()) {
        if (Date.now() > deadline) throw new Stop('PostgreSQL does not answer.');
        if (hasEnded()) launch();
        await pause(ASK_EVERY_MS);
      }
    },
    /** Ends it. @param {keyof typeof SHUTDOWN} how */
    async stop(how) {
      if (hasEnded()) return;
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill(SHUTDOWN[how]);
      await ended;
    },
    /** Runs SQL and returns the rows as text, columns separated by `|`. */
    query(sql, database = 'postgres') {
      const words = [...connection, '-U', 'segue', '-d', database, '-At', '-v', 'ON_ERROR_STOP=1', '-c', sql];
      const { status, stdout, stderr } = spawnSync(join(bin, 'psql'), words, { encoding: 'utf8' });
      if (status !== 0) throw new Error(stderr);
      return stdout.trim();
    },
    async remove() {
      await postgres.stop('fast');
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await postgres.start();
  return postgres;
}
