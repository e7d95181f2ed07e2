// `npm run proof:postgres`: the API's tests, or those named after `--`, on a PostgreSQL of their own that is made for the
// run and removed after it. Needs PostgreSQL's programs (Debian: `apt-get install postgresql`) and no running server.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at, root } from '../start/places.mjs';
import { freePortPair } from '../start/ports.mjs';
import { complain, Stop } from '../start/say.mjs';

const DEBIAN = '/usr/lib/postgresql';
const READY_TRIES = 100;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

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

async function startServer(folder, port) {
  const as = owner();
  if (as.uid) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const options = { ...as, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] };
  const bin = programs();
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'segue', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    options,
  );
  if (made.status !== 0) throw new Stop('PostgreSQL could not make its files.');
  const server = spawn(
    join(bin, 'postgres'),
    // What is thrown away need not survive a power cut.
    ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'],
    { ...options, stdio: 'ignore' },
  );
  const isReady = () =>
    spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status === 0;
  for (let tries = 0; tries < READY_TRIES && !isReady(); tries += 1) await pause(100);
  if (!isReady()) throw new Stop('PostgreSQL does not answer.');
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    // Its word for "now, and let nobody finish".
    server.kill('SIGINT');
    await ended;
  };
}

/** The tests' exit code. */
function runTests(port) {
  const words = ['node_modules/jest/bin/jest.js', '--selectProjects', 'api', '--', ...process.argv.slice(2)];
  const tests = spawn(process.execPath, words, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: `postgres://segue@127.0.0.1:${port}/postgres` },
  });
  return new Promise((resolve) => tests.once('exit', (code) => resolve(code ?? 1)));
}

const folder = mkdtempSync(join(tmpdir(), 'segue-postgres-'));
let stop = async () => undefined;
try {
  if (!existsSync(at('node_modules/jest'))) throw new Stop('Run npm install first.');
  const port = await freePortPair(5600);
  stop = await startServer(folder, port);
  process.exitCode = await runTests(port);
} catch (error) {
  complain(error);
  process.exitCode = 1;
} finally {
  await stop();
  rmSync(folder, { recursive: true, force: true });
}
