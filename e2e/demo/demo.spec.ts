// The demonstrations. They use the rows and the tools of the fault tests.
import { expect, test, type Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { together } from '../soak/remote-faults/breakages';
import { playInShell, startBench, type Bench } from '../soak/remote-faults/fault-test';
import { FAULTS, SENTENCES, type Fault } from '../soak/remote-faults/faults';
import { walkTo } from '../soak/remote-faults/visits';
import { createDeployment, type Deployment } from '../src/support/deployment';
import { startIsolatedProduct, type IsolatedProduct } from '../src/support/isolated-product';
import { narratorOf, type Narrator } from './narrator';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The remote that is released in the demonstrations. */
const RELEASED = 'legal';

let deployment: Deployment;
let product: IsolatedProduct;
let bench: Bench;

test.beforeAll(async ({ browser }) => {
  deployment = await createDeployment();
  product = await startIsolatedProduct({ SEGUE_DIST: deployment.folder });
  bench = await startBench(browser, product.url);
});
test.afterAll(async () => {
  await bench.close();
  await product.close();
  await deployment.remove();
});

type Scene = { page: Page; narrator: Narrator };

/** A page in which a track plays. */
async function openScene(demo: string): Promise<Scene> {
  const { page } = await playInShell(bench);
  const narrator = narratorOf(page, demo);
  await narrator.say('A SoundCloud track plays. Watch its time in the player bar: it never stops.');
  return { page, narrator };
}

/** Runs `npm run release` in the deployment and prints what it says. */
async function release(...args: string[]): Promise<void> {
  const command = [...args, '--to', deployment.folder];
  process.stdout.write(`   $ npm run release -- ${args.join(' ')}\n`);
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['remote-kit/cli/segue-remote.mjs', ...command],
    { cwd: root },
  ).catch((failure: { stdout: string; stderr: string }) => failure);
  process.stdout.write(`${stdout}${stderr}`.replaceAll(/^(?=.)/gm, '   '));
}

const visitOf = (name: string) => bench.visits.find(({ remote }) => remote === name)!;

const seenAt = (name: string, { shows }: Fault) =>
  shows === 'screen' || shows === 'older build'
    ? `the screen of the ${shows}`
    : `${visitOf(name).title} ${SENTENCES[shows].join(' ')}`;

/** The remote's screen, by its link in the menu. */
async function show(page: Page, name: string): Promise<void> {
  await walkTo(page, visitOf(name), null);
}

const publishNext = (version: string, kernel?: string) =>
  deployment.publish(RELEASED, version, {
    change: (script) => script.replace('"About "', `"Version ${version}: about "`),
    ...(kernel ? { kernel } : {}),
  });

test('kill', async () => {
  const failures = [
    ['legal', 'answers 404'],
    ['playlists', 'throws while it is evaluated'],
    ['settings', 'is tampered with'],
    ['library', 'hangs, an older build works'],
  ].map(([name = '', row]) => ({ name, fault: FAULTS.find((fault) => fault.name === row)! }));
  bench.site.break(
    together(
      ...failures.map(({ name, fault }) =>
        fault.breaks(bench.site.published.remotes.filter((remote) => remote.name === name)),
      ),
    ),
  );
  const { page, narrator } = await openScene('kill');
  await show(page, 'search');
  await narrator.say('Search is healthy and works as always.');
  for (const { name, fault } of failures) {
    await show(page, name);
    await narrator.say(`${name} ${fault.name}. The listener sees: ${seenAt(name, fault)}`);
  }
  bench.site.heal();
  for (const { name, fault } of failures.filter(({ fault: { shows } }) => shows !== 'older build')) {
    await show(page, name);
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    // The page may be faster.
    if (await retry.isVisible()) await retry.click({ timeout: 1000 }).catch(() => undefined);
    await expect(retry).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await narrator.say(`${name}, which ${fault.name.replace(/^is /, 'was ')}, is repaired and shown again.`);
  }
  await narrator.leaveOpen();
});

test('deploy', async () => {
  const { page, narrator } = await openScene('deploy');
  await show(page, 'search');
  await narrator.say(`${RELEASED} 1.0.0 is live. Its team releases 1.1.0, from another checkout.`);
  await publishNext('1.1.0');
  await release('promote', RELEASED, '1.1.0');
  await release('status', RELEASED);
  const { page: next } = await playInShell(bench);
  await show(next, RELEASED);
  await expect(next.getByRole('heading', { name: 'Version 1.1.0' })).toBeVisible();
  await narratorOf(next, 'deploy-new-page').say(`A page that is opened now shows ${RELEASED} 1.1.0.`);
  await release('rollback', RELEASED);
  const { page: last } = await playInShell(bench);
  await show(last, RELEASED);
  await expect(last.getByRole('heading', { name: /^About/ })).toBeVisible();
  await narratorOf(last, 'deploy-rolled-back').say(
    'One command later pages show 1.0.0 again: nothing was built.',
  );
  await narrator.leaveOpen();
});

test('skew', async () => {
  await publishNext('2.0.0', '^99.0.0');
  const { page, narrator } = await openScene('skew');
  await narrator.say(`${RELEASED} 2.0.0 needs kernel ^99.0.0, which no shell has yet.`);
  await release('promote', RELEASED, '2.0.0');
  await narrator.say('The release is refused before any page hears of it.');
  await page.context().close();

  const fault = FAULTS.find(({ name }) => name === 'needs a newer kernel')!;
  bench.site.break(fault.breaks(bench.site.published.remotes.filter(({ name }) => name === RELEASED)));
  const next = await openScene('skew-page');
  await show(next.page, RELEASED);
  await next.narrator.say(
    `Were it live, an older page would not download it. It shows: ${seenAt(RELEASED, fault)}`,
  );
  await show(next.page, 'search');
  await next.narrator.say('All other screens work.');
  await next.narrator.leaveOpen();
});
