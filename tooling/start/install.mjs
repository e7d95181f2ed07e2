// Installs the dependencies when they are missing.
import { rmSync } from 'node:fs';
import { logStep, UserError } from './log.mjs';
import { at, readJsonIfValid } from './paths.mjs';
import { commandError, runNpm } from './processes.mjs';

const MIN_NODE = [20, 19];

/** @param {string} version */
export function requireNode(version = process.version) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number);
  if (major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1])) return;
  throw new UserError(`Segue needs Node ${MIN_NODE.join('.')} or newer; this is ${version}.`);
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
  // On a full disk npm ends with code 0 and records packages as installed whose files it could not write.
  if (code === 0 && !output.includes('ENOSPC')) return;
  rmSync(record, { force: true });
  throw commandError('npm could not install the dependencies: see above.', output);
}
