// Finds a Chromium for the browser tests, or installs the one of Debian.
import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';
import { UserError } from './log.mjs';
import { commandError } from './processes.mjs';

const PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The smaller browser makes most browser tests take a third less processor time; the full one is the fallback. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const PACKAGES = ['chromium', 'chromium-headless-shell'];

/**
 * The path of a browser, undefined when there is none.
 * @param {Record<string, string | undefined>} env @param {(path: string) => boolean} exists
 */
export function findChromium(env, exists = existsSync) {
  if (env.CHROMIUM_PATH) {
    if (exists(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new UserError(`CHROMIUM_PATH is set to ${env.CHROMIUM_PATH}, and there is no such file.`);
  }
  return PATHS.find((path) => exists(path));
}

/** The path of a browser; on Debian it is installed when this user may. */
export async function ensureChromium() {
  const found = findChromium(process.env);
  if (found && existsSync(HEADLESS_SHELL)) return found;
  const result = await installFromDebian('Chromium', PACKAGES);
  const installed = found ?? findChromium(process.env);
  if (installed) return installed;
  if (result) throw commandError('Chromium could not be installed from Debian.', result.output);
  throw new UserError(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}
