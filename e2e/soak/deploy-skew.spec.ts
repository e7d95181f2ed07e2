// Pages that are older or newer than what is live: one whose builds are gone from the server, and pages of two shells with two
// kernels.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createDeployment, type Deployment } from '../src/support/deployment';
import { refreshRegistry, startIsolatedProduct, type IsolatedProduct } from '../src/support/isolated-product';
import { expectAudioFrom } from '../src/support/audio';
import { navigationsOf, playInShell, startBench, type Bench } from './remote-faults/fault-test';
import { expectArrival, retryIn, walkTo } from './remote-faults/visits';

const NEWER_KERNEL = '3.1.0';
const NEW_TEXT = 'New of the kernel';

// Whole releases and builds are made meanwhile.
test.describe.configure({ timeout: 600_000 });

let deployment: Deployment;
let product: IsolatedProduct;
let bench: Bench;
let browser: Browser;

test.beforeEach(async ({ browser: started }) => {
  browser = started;
  deployment = await createDeployment();
  product = await startIsolatedProduct({ SEGUE_DIST: deployment.folder });
  bench = await startBench(browser, product.url);
});
test.afterEach(async () => {
  await bench.close();
  await product.close();
  await deployment.remove();
});

async function releaseAll(version: string) {
  for (const name of deployment.remotes) {
    await deployment.publish(name, version);
    await deployment.promote(name, version);
  }
}

for (const isTold of [false, true]) {
  const state = isTold ? 'after it looked' : 'before it looks';
  test(`page of build N, with N pruned after N+2, ${state} for a newer registry: every screen works`, async () => {
    // Idle prefetching would hide that the files are gone.
    const { page, uncaught } = await playInShell({
      ...bench,
      async newPage() {
        const page = await bench.newPage();
        await page.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
        );
        return page;
      },
    });
    for (const version of ['1.1.0', '1.2.0']) await releaseAll(version);
    for (const name of deployment.remotes) await deployment.prune(name, '1.0.0');
    if (isTold) await refreshRegistry(page, 'focus');

    const retries: string[] = [];
    let reloadOffers = 0;
    for (const visit of bench.visits) {
      const { ms } = await walkTo(page, visit, null);
      if (ms === null) {
        retries.push(visit.remote);
        await retryIn(page).click();
        await expect(page.locator('main h1')).toBeVisible();
      }
      reloadOffers = Math.max(reloadOffers, await page.getByRole('button', { name: /reload/i }).count());
      await expectAudioFrom(page, 'soundcloud');
    }
    // The first retry reads the registry for all remotes.
    expect(retries.length, retries.join(', ')).toBeLessThanOrEqual(isTold ? 0 : 1);
    expect(reloadOffers).toBeLessThanOrEqual(1);
    expect(await navigationsOf(page)).toBe(1);
    expect(uncaught()).toEqual([]);
  });
}

test('two shells with two kernels: each page shows all screens, in builds that its own kernel can run', async () => {
  const { folder } = deployment;
  const program = fileURLToPath(new URL('remotes/newer-kernel.mjs', import.meta.url));
  await promisify(execFile)(process.execPath, [program, folder, NEWER_KERNEL, NEW_TEXT]);
  // The site in front of the product takes the older builds out of the registry.
  const storageState = await (await bench.newPage()).context().storageState();
  const open = () =>
    playInShell({
      ...bench,
      newPage: async () => (await browser.newContext({ baseURL: product.url, storageState })).newPage(),
    });
  /** As a deployment of the server with that shell. */
  const deployShell = async (from: string) => {
    await cp(join(folder, from), join(folder, 'next'), { recursive: true });
    await rm(join(folder, 'shell'), { recursive: true });
    await rename(join(folder, 'next'), join(folder, 'shell'));
  };
  await cp(join(folder, 'shell'), join(folder, 'shell-1'), { recursive: true });

  const older = await open();
  await deployShell('shell-2');
  await expectAllScreens(older.page, 'About');
  await deployment.promote('legal', '2.0.0');
  await expectAllScreens(older.page, 'About');
  const later = await open();
  await expectAllScreens(later.page, NEW_TEXT);
  await deployShell('shell-1');
  await expectAllScreens((await open()).page, 'About');
  await deployment.rollback('legal');
  await expectAllScreens((await open()).page, 'About');
  for (const { uncaught } of [older, later]) expect(uncaught()).toEqual([]);
});

/** Reads the registry, then walks to the screen of every remote; the heading of the terms' remote begins with `heading`. */
async function expectAllScreens(page: Page, heading: string) {
  await refreshRegistry(page);
  for (const visit of bench.visits) {
    await expectArrival(page, visit, null, 20_000);
    if (visit.remote === 'legal') expect(await page.locator('main h1').innerText()).toContain(heading);
    await expectAudioFrom(page, 'soundcloud');
  }
  expect(await navigationsOf(page)).toBe(1);
}
