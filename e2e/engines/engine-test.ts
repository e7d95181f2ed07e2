// Playwright's test runner with a tab of another engine in place of Playwright's page.
import { test as base } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFaultySite, type FaultySite } from '../soak/remote-faults/faulty-site';
import { openPuppeteerTab } from './puppeteer-tab';
import type { Tab } from './tab';
import { openWebKitTab, type Autoplay } from './webkit-tab';

export type Engine = 'chromium' | 'firefox' | 'webkit';

type Fixtures = {
  /** WebKit's rule; the other engines always have their own, which asks for one gesture on the page. */
  autoplay: Autoplay;
  tab: Tab;
};
type WorkerFixtures = {
  engine: Engine;
  /** URL of the running WebKitWebDriver; empty for the other engines. */
  webkitDriver: string;
  /** The product behind a proxy that breaks files and cuts the network. */
  site: FaultySite;
};

const PORT = Number(process.env['E2E_PORT'] ?? 4310);
const READY_ATTEMPTS = 100;

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  autoplay: ['allow', { option: true }],
  webkitDriver: [
    async ({ engine }, use) => {
      if (engine !== 'webkit') return use('');
      const { url, stop } = await startWebKitDriver();
      await use(url);
      await stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({}, use) => {
      const site = await startFaultySite(`http://127.0.0.1:${PORT}`);
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ engine, autoplay, webkitDriver }, use, { annotations }) => {
    const tab =
      engine === 'webkit' ? await openWebKitTab(webkitDriver, autoplay) : await openPuppeteerTab(engine);
    const started = performance.now();
    await use(tab);
    annotations.push({ type: 'ms', description: String(performance.now() - started) });
    await tab.close();
  },
});

/** Starts the driver with a display and with a sound device that plays into nothing; without one no position advances. */
async function startWebKitDriver() {
  const folder = await mkdtemp(join(tmpdir(), 'segue-webkit-'));
  const socket = join(folder, 'pulse');
  const display = `:${PORT % 1000}`;
  const url = `http://127.0.0.1:${PORT + 2}`;
  const env = {
    ...process.env,
    DISPLAY: display,
    PULSE_SERVER: `unix:${socket}`,
    XDG_RUNTIME_DIR: folder,
    HOME: folder,
  };
  const start = (command: string, ...args: string[]) => spawn(command, args, { env, stdio: 'ignore' });
  const children: ChildProcess[] = [
    start('Xvfb', display, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'),
    start(
      'pulseaudio',
      ...['-n', '--daemonize=no', '--exit-idle-time=-1', '-L', 'module-null-sink'],
      ...['-L', `module-native-protocol-unix auth-anonymous=1 socket=${socket}`],
    ),
    start('WebKitWebDriver', '-p', String(PORT + 2)),
  ];
  const stop = async () => {
    for (const child of children) child.kill('SIGTERM');
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  for (let attempt = 0; attempt < READY_ATTEMPTS; attempt += 1) {
    const answer = await fetch(`${url}/status`).catch(() => null);
    if (answer?.ok) return { url, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error('WebKitWebDriver did not start.');
}
