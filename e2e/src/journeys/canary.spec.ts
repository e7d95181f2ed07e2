import { expect, test, type Page } from '@playwright/test';
import {
  folderStore,
  publishRelease,
  readChannel,
  readLog,
  readRelease,
  setCanary,
} from '@segue/remote-kit/releases';
import { expectAudioFrom } from '../support/audio';
import { openPlaying, startIsolatedProduct, type IsolatedProduct } from '../support/isolated-product';

// The test starts its own product.
test.describe.configure({ timeout: 180_000 });

/** Pages that must try a canary before it can be withdrawn. */
const PAGES = 5;
const CANARY = '9.9.9';
const terms = (page: Page) => page.getByRole('heading', { name: 'Terms of Service' });

test('canary that throws: pages heal, and it is withdrawn by itself while music plays @soak', async ({
  page,
  context,
  browser,
}) => {
  const site = await startIsolatedProduct();
  try {
    const stable = await startCanary(site);
    await context.addCookies([{ name: 'segue-bucket', value: await bucketWithCanary(site), url: site.url }]);
    await openPlaying(page, site.url);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Terms' }).click();
    await expect(terms(page)).toBeVisible();
    const others = await Promise.all(Array.from({ length: PAGES - 1 }, () => context.newPage()));
    for (const other of others) {
      await other.goto(`${site.url}/terms`);
      await expect(terms(other)).toBeVisible();
    }
    const store = folderStore(site.folder);
    await expect.poll(async () => (await readChannel(store)).remotes['legal']?.canary).toBeUndefined();
    // Written after the channel.
    await expect
      .poll(async () => (await readLog(store)).at(-1))
      .toMatchObject({ by: 'server', action: 'withdraw', remote: 'legal', from: CANARY });
    await expectAudioFrom(page, 'soundcloud');
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);

    const next = await browser.newPage();
    const requested: string[] = [];
    next.on('request', (request) => requested.push(request.url()));
    await next.goto(`${site.url}/terms`);
    await expect(terms(next)).toBeVisible();
    expect(requested.filter((url) => url.includes('/releases/legal/'))).toEqual([
      expect.stringContaining(encodeURI(stable)),
    ]);
    const cookies = await next.context().cookies();
    expect(cookies.filter(({ name }) => name.includes('segue-bucket'))).toEqual([]);
    await next.close();
  } finally {
    await site.close();
  }
});

/** Publishes a build of legal that throws and gives it to most visitors; returns the stable version. */
async function startCanary({ folder }: IsolatedProduct): Promise<string> {
  const store = folderStore(folder);
  const { version = '' } = (await readChannel(store)).remotes['legal'] ?? {};
  const stable = await readRelease(store, 'legal', version);
  if (!stable) throw new Error('legal is not built.');
  const container = 'legal_9_9_9';
  await publishRelease(store, {
    name: 'legal',
    version: CANARY,
    commit: 'unknown',
    container,
    entry: 'remoteEntry.9.js',
    content: Buffer.from(`throw new Error('${container} is broken');`),
    face: stable.face,
    needs: stable.needs,
  });
  const canary = { version: CANARY, share: 99, salt: 'salt', abortAt: 50 };
  await setCanary(store, { remote: 'legal', canary, by: 'tests' });
  return version;
}

async function bucketWithCanary({ url }: IsolatedProduct): Promise<string> {
  for (const bucket of ['0', '1']) {
    const answer = await fetch(`${url}/registry.json`, { headers: { cookie: `segue-bucket=${bucket}` } });
    if ((await answer.text()).includes(CANARY)) return bucket;
  }
  throw new Error('No visitor gets the canary.');
}
