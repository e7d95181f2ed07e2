// Installs the dependencies when they are missing.
import { rmSync } from 'node:fs';
import { isDiskFull, logStep, UserError } from './log.mjs';
import { at, readJsonIfValid } from './paths.mjs';
import { commandError, runNpm } from './processes.mjs';

/** @param {string} version @param {number} major @param {number} minor */
const isAtLeast = (version, major, minor) => {
  const [ownMajor, ownMinor] = version.replace(/^v/, '').split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
};

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

/** Makes the checkout ready to build and run. */
export function ensureInstalled() {
  requireNode();
  return installMissing('.', 'Installing dependencies (about half a minute, once)');
}

/** Installs packages that only one command needs; `npm ci` of the checkout does not. @param {string} folder with their lock file */
export const ensureTools = (folder) => installMissing(folder, `Installing the tools of ${folder} (once)`);

async function installMissing(folder, step) {
  const record = at(folder, 'node_modules/.package-lock.json');
  const readLock = (path) => readJsonIfValid(path) ?? {};
  if (missingPackages(readLock(at(folder, 'package-lock.json')), readLock(record)).length > 0) {
    await logStep(step, () => install(folder, record));
  }
}

async function install(folder, record) {
  // `include`: with NODE_ENV=production npm would leave the build tools out. Only the checkout's own .npmrc forbids scripts.
  const args = ['ci', '--include=dev', '--include=optional', '--ignore-scripts', '--loglevel=warn'];
  const { code, output } = await runNpm(args, { cwd: at(folder) });
  const isFull = isDiskFull(output);
  // npm records a package as installed although its files could not be written.
  if (isFull) rmSync(record, { force: true });
  if (code !== 0 || isFull) throw commandError('npm could not install the dependencies: see above.', output);
}
