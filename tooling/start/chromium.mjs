// A real Chromium for the browser tests: the one that is there, else Debian's.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';
import { failureOf, step, Stop } from './say.mjs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The browser to use, or nothing.
 * @param {Record<string, string | undefined>} env @param {(path: string) => boolean} exists
 */
export function findChromium(env, exists = existsSync) {
  if (env.CHROMIUM_PATH) {
    if (exists(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Stop(`CHROMIUM_PATH is set to ${env.CHROMIUM_PATH}, and there is no such file.`);
  }
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...PLACES, ...onPath].find((path) => exists(path));
}

/** Finds a Chromium, installs Debian's when allowed to, or stops with one sentence. */
export async function ensureChromium() {
  const found = findChromium(process.env);
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await step('Installing Chromium from Debian', async () => {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      await run('apt-get', ['update'], { env });
      const { code, output } = await run(
        'apt-get',
        ['install', '-y', '--no-install-recommends', 'chromium'],
        { env },
      );
      if (code !== 0) throw failureOf('Chromium could not be installed from Debian.', output);
    });
    const installed = findChromium(process.env);
    if (installed) return installed;
  }
  throw new Stop(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or point CHROMIUM_PATH to one.',
  );
}
