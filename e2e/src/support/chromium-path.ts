// Finds Chromium on this machine; its arguments for all tests.
import { existsSync } from 'node:fs';

const FULL_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Chromium without a window: it draws a page with about a third less processor time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

export const CHROMIUM_ARGUMENTS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path in CHROMIUM_PATH, or a usual path that exists, first the one of the headless shell. */
export function findChromium(): string | undefined {
  return existing([HEADLESS_SHELL, ...FULL_BROWSERS]);
}

/** The path of a browser that can have a window; throws when there is none. */
export function chromiumPath(): string {
  const path = existing(FULL_BROWSERS);
  if (!path) throw new Error('No Chromium found. Set CHROMIUM_PATH.');
  return path;
}

function existing(paths: readonly string[]): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? paths.find((path) => existsSync(path));
}
