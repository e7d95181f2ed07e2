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

/** Playwright's `use` of a project that runs in the browser at this path, or in Playwright's own. */
export function inBrowser(executablePath: string | undefined) {
  return { launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...CHROMIUM_ARGUMENTS] } };
}

/** The path in CHROMIUM_PATH, or a usual path that exists. */
export function findChromium(): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? FULL_BROWSERS.find((path) => existsSync(path));
}

/** The headless shell, or the full browser where it is not installed. */
export function findHeadlessShell(): string | undefined {
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium();
}

/** Like `findChromium`, but throws when there is none. */
export function chromiumPath(): string {
  const path = findChromium();
  if (!path) throw new Error('No Chromium found. Set CHROMIUM_PATH.');
  return path;
}
