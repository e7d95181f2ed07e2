// A running server with a deployment of its own, and an open page that waits for a new remote.
import { chromium, expect } from '@playwright/test';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '../../../tooling/start/chromium.mjs';
import { startTestProduct } from '../../../tooling/start/test-product.mjs';
import { log, secondsSince } from '../../../tooling/start/log.mjs';
import { at } from '../../../tooling/start/paths.mjs';

const WAIT = { timeout: 30_000 };

/** Runs the work with the site and an empty folder; `deployment` is the folder to release to, `address` the server that reads it. */
export async function withLiveSite(work) {
  const folder = mkdtempSync(join(tmpdir(), 'segue-live-'));
  let site;
  try {
    site = await startLiveSite(join(folder, 'deployment'));
    await work(site, folder);
    return true;
  } finally {
    await site?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startLiveSite(deployment) {
  cpSync(at('dist'), deployment, { recursive: true });
  const product = await startTestProduct({ deployment });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  const context = await browser.newContext({ baseURL: product.address });
  const open = await context.newPage();
  await open.goto('/home');
  await expect(open.getByRole('link', { name: 'Home' }).first()).toBeVisible(WAIT);
  expect(await open.getByRole('link', { name: 'Charts' }).count()).toBe(0);
  const stop = async () => {
    await browser.close();
    await product.stop();
  };
  return { context, open, address: product.address, deployment, stop };
}

/** Waits until a new page, and then the open one, shows the screen. The server is not restarted. */
export async function expectCharts({ context, open }) {
  const promoted = performance.now();
  const fresh = await context.newPage();
  await fresh.goto('/charts');
  await expect(fresh.getByRole('heading', { level: 1, name: 'Charts' })).toBeVisible(WAIT);
  await expect(fresh.getByRole('link', { name: 'Charts' }).first()).toBeVisible(WAIT);
  log(`✓ a new page shows the screen and its menu entry (${secondsSince(promoted)})`);
  await open.bringToFront();
  await open.evaluate(() => window.dispatchEvent(new Event('focus')));
  await open.getByRole('link', { name: 'Charts' }).first().click(WAIT);
  await expect(open.getByRole('heading', { level: 1, name: 'Charts' })).toBeVisible(WAIT);
  const loads = await open.evaluate(() => performance.getEntriesByType('navigation').length);
  expect(loads).toBe(1);
  log(`✓ the page that was open shows it without a reload (${secondsSince(promoted)})`);
}
