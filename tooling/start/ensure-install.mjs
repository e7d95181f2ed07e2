// Brings node_modules to what package-lock.json asks for; does nothing when it is there already.
import { existsSync, readFileSync } from 'node:fs';
import { ensureDatabase } from './ensure-database.mjs';
import { missingPackages } from './installed.mjs';
import { at } from './places.mjs';
import { runNpm, tail } from './run.mjs';
import { step, Stop } from './say.mjs';

// Asked for by name: a NODE_ENV of production in the surroundings must not leave the tools out.
const INSTALL = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];

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
      if (code !== 0) {
        throw new Stop('The dependencies could not be installed: see what npm says above.', tail(output));
      }
    });
  }
  await ensureDatabase();
}
