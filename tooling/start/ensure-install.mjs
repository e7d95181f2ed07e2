// Brings node_modules to what package-lock.json asks for; does nothing when it is there already.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ensureDatabase } from './ensure-database.mjs';
import { missingPackages } from './installed.mjs';
import { at } from './places.mjs';
import { runNpm } from './run.mjs';
import { failureOf, step, tellsOfFullDisk } from './say.mjs';

// Asked for by name: a NODE_ENV of production in the surroundings must not leave the tools out.
const INSTALL = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=warn'];

function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}

function isInstalled() {
  const notes = at('node_modules/.package-lock.json');
  if (!existsSync(notes)) return false;
  return missingPackages(readLock(at('package-lock.json')), readLock(notes)).length === 0;
}

/** Installs the dependencies and the embedded database when they are missing. */
export async function ensureInstall() {
  if (!isInstalled()) {
    await step('Installing dependencies (one to three minutes, once)', async () => {
      const { code, output } = await runNpm(INSTALL);
      const isFull = tellsOfFullDisk(output);
      // npm notes a package as installed although its files could not be written.
      if (isFull) rmSync(at('node_modules/.package-lock.json'), { force: true });
      if (code !== 0 || isFull) {
        throw failureOf('The dependencies could not be installed: see what npm says above.', output);
      }
    });
  }
  await ensureDatabase();
}
