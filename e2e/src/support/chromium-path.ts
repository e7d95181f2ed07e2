// The browser of this machine, and how every journey starts it.
import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export const CHROMIUM_ARGUMENTS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where Chromium is, if it is: named by CHROMIUM_PATH, or in one of the usual places. */
export function findChromium(): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? PLACES.find((place) => existsSync(place));
}

/** Where Chromium is; throws when it is nowhere. */
export function chromiumPath(): string {
  const path = findChromium();
  if (!path) throw new Error('No Chromium here. Name one with CHROMIUM_PATH.');
  return path;
}
