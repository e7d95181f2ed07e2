// The browser of this machine.
import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where Chromium is: named by CHROMIUM_PATH, or in one of the usual places. */
export function chromiumPath(): string {
  const path = process.env['CHROMIUM_PATH'] ?? PLACES.find((place) => existsSync(place));
  if (!path) throw new Error('No Chromium here. Name one with CHROMIUM_PATH.');
  return path;
}
