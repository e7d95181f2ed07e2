// Leak test: releases of two remotes in one open page while music plays. After each swap the code of the build before is
// gone: its effector units, style rules, listeners, DOM nodes and memory.
import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { registerUser } from '../src/support/accounts';
import { expectAudioFrom } from '../src/support/audio';
import { findChromium, inBrowser } from '../src/support/chromium-path';
import { openPlaying, refreshRegistry, startIsolatedProduct } from '../src/support/isolated-product';

/** Swaps of the legal and the playlists remote together. */
const SWAPS = Number(process.env['SOAK_SWAPS'] ?? 50);
/** Swaps before the measurement: caches, compiled code and React's second tree fill during them. */
const WARM_UP = 10;
/** Growth from the warm-up to the end. styled-components keeps the id of every component, about 5 KB a swap. */
const LIMITS = { units: 0, rules: 0, listeners: 0, nodes: 150, instances: 0, scripts: 0, heapKb: 1024 };

// For these Chromium itself keeps every script that a page has loaded, with its template strings: half a megabyte in 40 swaps.
const { launchOptions } = inBrowser(findChromium());
const args = [...launchOptions.args, '--disable-features=LocalCompileHints,ProduceCompileHints2'];
test.use({ launchOptions: { ...launchOptions, args } });

/** Listens outside of its screen. Each build is made from the one before, and so has it once. */
const LISTENS = `for (const target of [window, document, document.body]) target.addEventListener('keyup', () => {});\n`;

type Figures = Record<keyof typeof LIMITS, number>;

/** Counts the units of the page's effector graph, from a store of the kernel; the rest is counted by the browser. */
async function measure(page: Page, devtools: CDPSession): Promise<Figures> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  const inPage = await page.evaluate(() => {
    type Node = { next: Node[]; family: { owners: Node[]; links: Node[] } };
    type Shared = Record<string, Record<string, { lib: () => Record<string, { graphite?: Node }> }>>;
    type Instance = { name: string; shareScopeMap: { default: Shared } };
    const { __FEDERATION__: runtime } = window as unknown as {
      __FEDERATION__: { __INSTANCES__: Instance[] };
    };
    const shell = runtime.__INSTANCES__.find(({ name }) => name === 'shell');
    const stores = Object.values(shell?.shareScopeMap.default['@segue/stores'] ?? {})[0]?.lib() ?? {};
    const seen = new Set<Node>();
    const queue = Object.values(stores).flatMap(({ graphite }) => graphite ?? []);
    for (let node = queue.pop(); node; node = queue.pop()) {
      if (seen.has(node)) continue;
      seen.add(node);
      queue.push(...node.next, ...node.family.owners, ...node.family.links);
    }
    const rules = [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0);
    const scripts = document.head.querySelectorAll('script, link').length;
    return { units: seen.size, instances: runtime.__INSTANCES__.length, scripts, rules };
  });
  return {
    ...inPage,
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    heapKb: Math.round(metric('JSHeapUsedSize') / 1024),
  };
}

test(`${SWAPS} swaps of remotes while music plays: nothing stays of a former build`, async ({
  page,
  context,
}) => {
  test.setTimeout(600_000);
  const site = await startIsolatedProduct();
  try {
    await registerUser(page, site.url);
    await openPlaying(page, site.url);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

    const measured: Figures[] = [];
    let title = 'Terms of Service';
    let button = 'New Playlist';
    await link('Playlists').click();
    await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible();
    await link('Terms').click();
    for (let round = 1; round <= SWAPS / 2; round += 1) {
      const version = `2.0.${round}`;
      const first = round === 1 ? LISTENS : '';
      await site.release('legal', version, { from: title, to: `Terms ${round}`, first });
      await site.release('playlists', version, { from: button, to: `Playlist ${round}` });
      title = `Terms ${round}`;
      button = `Playlist ${round}`;
      await refreshRegistry(page);
      // Legal is on screen, before and after the navigation; playlists is not.
      await link('About').click();
      await link('Playlists').click();
      await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible();
      await link('Terms').click();
      await expect(heading(title)).toBeVisible();
      if (round === WARM_UP / 2 || round === SWAPS / 2) measured.push(await measure(page, devtools));
    }
    const [warm, end] = measured as [Figures, Figures];
    console.log(`after ${WARM_UP} swaps`, warm, `after ${SWAPS}`, end);
    for (const [name, limit] of Object.entries(LIMITS) as [keyof typeof LIMITS, number][]) {
      expect.soft(end[name] - warm[name], name).toBeLessThanOrEqual(limit);
    }
    await expectAudioFrom(page, 'soundcloud');
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
  } finally {
    await site.close();
  }
});
