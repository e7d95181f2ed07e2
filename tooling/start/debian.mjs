// Packages of Debian.
import { existsSync } from 'node:fs';
import { logStep } from './log.mjs';
import { run } from './processes.mjs';

/**
 * Installs packages of Debian; undefined when this is another system, or this user may not.
 * @param {string} what they are, for the console @param {readonly string[]} packages
 */
export async function installFromDebian(what, packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  return logStep(`Installing ${what} from Debian`, async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { env });
    return run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env });
  });
}
