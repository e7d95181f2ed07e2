// A browser that Playwright does not launch: in browsers it launches, no page is ever hidden. Here a background tab is
// hidden and its timers are throttled.
import { chromium, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_ARGUMENTS } from './chromium-path';

export type RealBrowser = Awaited<ReturnType<typeof openRealBrowser>>;

const ARGUMENTS = [
  '--headless=new',
  ...CHROMIUM_ARGUMENTS,
  '--window-size=1440,900',
  '--autoplay-policy=document-user-activation-required',
  '--remote-debugging-port=0',
];

/** Starts the browser with a new profile. */
export async function openRealBrowser(executable: string) {
  const profile = await mkdtemp(join(tmpdir(), 'segue-browser-'));
  const child = spawn(executable, [...ARGUMENTS, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const browser = await chromium.connectOverCDP(await debuggerUrl(child), {
    noDefaults: true,
    isLocal: true,
  });
  const context = browser.contexts()[0];
  const page = context?.pages()[0];
  if (!context || !page) throw new Error('The browser opened without a page');
  let other: Page | undefined;
  return {
    context,
    page,
    /** Brings another tab to the front and waits until the page is hidden. */
    async hide() {
      other ??= await context.newPage();
      await other.bringToFront();
      await page.waitForFunction(() => document.visibilityState === 'hidden', undefined, { polling: 100 });
    },
    /** Brings the page to the front again. */
    async show() {
      await page.bringToFront();
      await page.waitForFunction(() => document.visibilityState === 'visible', undefined, { polling: 100 });
    },
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      await browser.close();
      child.kill('SIGTERM');
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function debuggerUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.once('exit', () => reject(new Error(`The browser did not start: ${output.slice(0, 500)}`)));
    child.stderr?.on('data', (part: Buffer) => {
      output += part.toString();
      const url = /DevTools listening on (ws:\S+)/.exec(output)?.[1];
      if (url) resolve(url);
    });
  });
}
