// Shells and remotes of different kernels: pairs that fit are drawn, all others are refused before anything is downloaded.
import { expect, test, type Browser } from '@playwright/test';
import { publishRelease, readRelease, registryOf } from '@segue/releases';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createDeployment, type Deployment } from '../src/support/deployment';
import { startIsolatedProduct, type IsolatedProduct } from '../src/support/isolated-product';
import { buildSteps, copyCheckout, type Build, type Checkout } from './kernel-skew/kernel-steps';

let checkout: Checkout;
let builds: ReturnType<typeof buildSteps>;
let deployment: Deployment;
let product: IsolatedProduct;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  checkout = copyCheckout();
  builds = buildSteps(checkout);
  deployment = await createDeployment();
  product = await startIsolatedProduct({ SEGUE_DIST: deployment.folder });
});
test.afterAll(async () => {
  await product.close();
  await deployment.remove();
  checkout.remove();
});

/** Publishes a build of the legal remote; no channel names it. */
async function publish({ title, folder }: Build, version: string) {
  const { container, needs } = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')) as {
    container: string;
    needs: { kernel: string; names: Record<string, string[]> };
  };
  const live = await readRelease(deployment.store, 'legal', '1.0.0');
  const entry = readdirSync(folder).find((file) => /^remoteEntry\.\w+\.js$/.test(file)) ?? '';
  if (!live) throw new Error('legal is not published.');
  await publishRelease(deployment.store, {
    name: 'legal',
    version,
    commit: title.replaceAll(' ', '-'),
    container,
    entry,
    content: readFileSync(join(folder, entry)),
    face: live.face,
    needs,
  });
}

test('pairs of shell and remote: those that fit draw, the others are refused with 0 requests', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const { shells, remotes } = builds;
  for (const [index, remote] of remotes.entries()) await publish(remote, `2.${index}.0`);
  const found: string[] = [];
  const expected: string[] = [];
  for (const [row, shell] of shells.entries()) {
    rmSync(join(deployment.folder, 'shell'), { recursive: true });
    cpSync(shell.folder, join(deployment.folder, 'shell'), { recursive: true });
    for (const [column, remote] of remotes.entries()) {
      const pair = `${shell.title} (${shell.kernel}) + ${remote.title} (${remote.kernel})`;
      const release = await readRelease(deployment.store, 'legal', `2.${column}.0`);
      const channel = {
        schema: 2 as const,
        revision: 100 + row * 10 + column,
        remotes: { legal: { version: `2.${column}.0` } },
      };
      const registry = registryOf(channel, () => release);
      const before = await deployment.store.read('registry.json');
      await deployment.store.replace('registry.json', JSON.stringify(registry), before?.etag ?? '');
      found.push(`${pair}: ${await openTerms(browser, release?.entry ?? '')}`);
      expected.push(`${pair}: ${RESULTS[row]?.[column]}`);
    }
  }
  test.info().annotations.push({ type: 'pairs', description: found.join('\n') });
  expect(found).toEqual(expected);
});

const DRAWN = 'drawn, 1 request';
const REFUSED = 'refused, 0 requests';
/** One row a shell, one column a remote, in the order of the steps. */
const RESULTS = [
  [DRAWN, DRAWN, REFUSED, REFUSED, REFUSED],
  [DRAWN, DRAWN, DRAWN, REFUSED, REFUSED],
  [DRAWN, DRAWN, DRAWN, DRAWN, REFUSED],
  [REFUSED, REFUSED, REFUSED, REFUSED, DRAWN],
];

async function openTerms(browser: Browser, entry: string): Promise<string> {
  const context = await browser.newContext({ baseURL: product.url });
  const page = await context.newPage();
  let requests = 0;
  page.on('request', (request) => void (requests += request.url().includes(entry) ? 1 : 0));
  const drawn = page.getByRole('heading', { level: 1, name: 'Terms of Service' });
  const refused = page.getByText("Terms can't be shown.");
  await page.goto('/terms');
  await expect(drawn.or(refused)).toBeVisible();
  const isDrawn = await drawn.isVisible();
  if (!isDrawn) await expect(page.getByText('Reload the page to get the current version.')).toBeVisible();
  await context.close();
  return `${isDrawn ? 'drawn' : 'refused'}, ${requests} request${requests === 1 ? '' : 's'}`;
}
