// The browser of the benchmarks, and the product that they open.
import { chromium } from '@playwright/test';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, HEADLESS_SHELL } from '../tooling/start/chromium.mjs';
import { UserError } from '../tooling/start/log.mjs';
import { findPortPair } from '../tooling/start/ports.mjs';
import { ensureBuilt, startProduct } from '../tooling/start/product.mjs';
import { NO_CREDENTIALS, settingsFrom } from '../tooling/start/settings.mjs';

export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of a full browser; throws when there is none. */
export function chromiumPath() {
  const path = findChromium(process.env);
  if (!path) throw new UserError('The benchmarks need Chromium: install it or set CHROMIUM_PATH.');
  return path;
}

/** The headless shell, or the full browser where it is not installed. */
export function launchBrowser() {
  const executablePath = existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : chromiumPath();
  return chromium.launch({ executablePath, args: BROWSER_FLAGS });
}

/** The first of two free ports. */
export const freePort = () => findPortPair(Number(process.env.BENCH_PORT) || 4850);

/** Slow 4G as Lighthouse and the browser's tools simulate it. Bits per second and milliseconds per request. */
const SLOW_4G = { bitsPerSecond: 1_600_000, latencyMs: 150 };
export const SLOW_CPU = 4;

/** @param {import('@playwright/test').CDPSession} devtools */
export async function slowNetwork(devtools) {
  const bytesPerSecond = SLOW_4G.bitsPerSecond / 8;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_4G.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** @param {import('@playwright/test').CDPSession} devtools @param {number} [rate] */
export const slowCpu = (devtools, rate = SLOW_CPU) =>
  devtools.send('Emulation.setCPUThrottlingRate', { rate });

/**
 * Builds what has changed and starts the product with the sandbox and an empty data folder.
 * @returns {Promise<{ url: string, sandboxUrl: string, stop: () => Promise<void> }>}
 */
export async function openProduct() {
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'segue-bench-'));
  const settings = settingsFrom({
    ...process.env,
    ...NO_CREDENTIALS,
    PORT: String(await freePort()),
    SANDBOX_PORT: '',
    SEGUE_DATA_DIR: folder,
    LOG_LEVEL: 'error',
  });
  const servers = await startProduct(settings);
  return {
    url: settings.address,
    sandboxUrl: `http://127.0.0.1:${settings.sandboxPort}`,
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
