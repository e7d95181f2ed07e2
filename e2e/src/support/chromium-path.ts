// Finds Chromium on this machine; its arguments for all tests.
import { existsSync } from 'node:fs';

const USUAL_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export const CHROMIUM_ARGUMENTS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path in CHROMIUM_PATH, or a usual path that exists. */
export function findChromium(): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? USUAL_PATHS.find((path) => existsSync(path));
}

/** Like `findChromium`, but throws when there is none. */
export function chromiumPath(): string {
  const path = findChromium();
  if (!path) throw new Error('No Chromium found. Set CHROMIUM_PATH.');
  return path;
}
