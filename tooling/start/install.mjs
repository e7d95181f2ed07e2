// Installs the dependencies and compiles the embedded database when they are missing.
import { existsSync, rmSync } from 'node:fs';
import { isDiskFull, logStep, UserError } from './log.mjs';
import { at, readJsonIfValid } from './paths.mjs';
import { commandError, run, runNpm } from './processes.mjs';

/** @param {string} version @param {number} major @param {number} minor */
const isAtLeast = (version, major, minor) => {
  const [ownMajor, ownMinor] = version.replace(/^v/, '').split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
};

/** From Node 22.16 on the API uses `node:sqlite`. @param {string} version */
export const hasBuiltInSqlite = (version) => isAtLeast(version, 22, 16);

/** @param {string} version */
export function requireNode(version = process.version) {
  if (!isAtLeast(version, 20, 19)) {
    throw new UserError(`Segue needs Node 20.19 or newer; this is ${version}.`);
  }
}

/** @typedef {{ version?: string, resolved?: string, link?: boolean, optional?: boolean }} LockEntry */
/** @typedef {{ packages?: Record<string, LockEntry> }} Lock */

/**
 * The packages of the lock file that are not installed in that version. An optional package may be for another platform.
 * @param {Lock} lock @param {Lock} installed npm's record of what it installed @returns {string[]}
 */
export function missingPackages(lock, installed) {
  return Object.entries(lock.packages ?? {})
    .filter(([path]) => path.includes('node_modules/'))
    .filter(([path, { version, resolved, link, optional }]) => {
      const found = installed.packages?.[path];
      if (!found) return !optional;
      return link ? found.resolved !== resolved : found.version !== version;
    })
    .map(([path]) => path);
}

/** Makes the checkout ready to build and run: Node's version, the dependencies, the embedded database. */
export async function ensureInstalled() {
  await ensureDependencies();
  await ensureDatabase();
}

export async function ensureDependencies() {
  requireNode();
  const record = at('node_modules/.package-lock.json');
  const readLock = (path) => readJsonIfValid(path) ?? {};
  if (missingPackages(readLock(at('package-lock.json')), readLock(record)).length > 0) {
    await logStep('Installing dependencies (one to three minutes, once)', () => install(record));
  }
}

export async function ensureDatabase() {
  if (hasBuiltInSqlite(process.version) || (await loadsDatabase())) return;
  await logStep('Compiling the embedded database (about a minute, once)', compileDatabase);
}

async function install(record) {
  // `include`: with NODE_ENV=production npm would leave the build tools out.
  const { code, output } = await runNpm(['ci', '--include=dev', '--include=optional', '--loglevel=warn']);
  const isFull = isDiskFull(output);
  // npm records a package as installed although its files could not be written.
  if (isFull) rmSync(record, { force: true });
  if (code !== 0 || isFull) throw commandError('npm could not install the dependencies: see above.', output);
}

// Loaded in a child process: a binary compiled for another Node may crash the process that loads it.
async function loadsDatabase() {
  if (!existsSync(at('node_modules/better-sqlite3/build/Release/better_sqlite3.node'))) return false;
  const script = "new (require('better-sqlite3'))(':memory:').close()";
  return (await run(process.execPath, ['-e', script], { cwd: at('api') })).code === 0;
}

async function compileDatabase() {
  const { output } = await runNpm(
    ['rebuild', 'better-sqlite3', '--ignore-scripts=false', '--build-from-source', '--foreground-scripts'],
    { env: { ...process.env, JOBS: 'max' } },
  );
  if (await loadsDatabase()) return;
  throw commandError(
    `The embedded database could not be compiled for Node ${process.versions.node}: install a C++ compiler, make and ` +
      'Python 3 (Debian and Ubuntu: apt-get install build-essential python3) or use Node 22.16 or newer, which needs no compiler.',
    output,
  );
}
