// A page that was opened two releases ago, whose build is gone from the server: every screen still works.
import { expect, test } from '@playwright/test';
import { createDeployment, type Deployment } from '../src/support/deployment';
import { startIsolatedProduct, type IsolatedProduct } from '../src/support/isolated-product';
import { expectAudioFrom } from '../src/support/audio';
import { playInShell, startBench, type Bench } from './remote-faults/fault-test';
import { walkTo } from './remote-faults/visits';

let deployment: Deployment;
let product: IsolatedProduct;
let bench: Bench & { close: () => Promise<void> };

test.beforeEach(async ({ browser }) => {
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
  await deployment.publishShell(version);
  await deployment.promote('shell', version);
  for (const name of deployment.remotes) {
    await deployment.publish(name, version);
    await deployment.promote(name, version);
  }
}

for (const [state, isTold] of [
  ['before it looks for a newer registry', false],
  ['after it looked for a newer registry', true],
] as const) {
  test(`page of build N, with N pruned after N+2, ${state}: every screen works`, async () => {
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
    if (isTold) {
      const refreshed = page.waitForResponse(/registry\.json/);
      await page.evaluate(() => dispatchEvent(new Event('focus')));
      await refreshed;
    }

    const retries: string[] = [];
    let reloadOffers = 0;
    for (const visit of bench.visits) {
      const arrival = await walkTo(page, visit, null);
      const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
      if (arrival.ms === null) {
        retries.push(visit.remote);
        await retry.click();
        await expect(page.locator('main h1')).toBeVisible();
      }
      reloadOffers = Math.max(reloadOffers, await page.getByRole('button', { name: /reload/i }).count());
      await expectAudioFrom(page, 'soundcloud');
    }
    test
      .info()
      .annotations.push({ type: 'screens that needed "Try again"', description: retries.join(', ') });
    // The first retry reads the registry for all remotes.
    expect(retries.length).toBeLessThanOrEqual(isTold ? 0 : 1);
    expect(reloadOffers).toBeLessThanOrEqual(1);
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
    expect(uncaught()).toEqual([]);
  });
}
