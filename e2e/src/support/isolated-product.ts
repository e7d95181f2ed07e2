// Starts the product with a copy of the built files, so that a test can release other ones.
import type { Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { promote, rollback } from '@segue/remote-kit/releases';
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findPortPair } from '../../../tooling/start/ports.mjs';
import { startProduct } from '../../../tooling/start/product.mjs';
import { NO_CREDENTIALS, settingsFrom } from '../../../tooling/start/settings.mjs';
import { homeOf } from '../pages/home';
import { expectAudioFrom } from './audio';
import { publishChanged, remotesIn } from './deployment';

const MAIN = fileURLToPath(new URL('../../../api/dist/main.js', import.meta.url));
const BUILT = fileURLToPath(new URL('../../../dist', import.meta.url));

type Change = { from: string; to: string; first?: string };
type Environment = Readonly<Record<string, string>>;

export type IsolatedProduct = Awaited<ReturnType<typeof startIsolatedProduct>>;

/** Starts the product on free ports with a copy of `dist`, and with these settings. */
export async function startIsolatedProduct(environment: Environment = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'segue-site-'));
  const dist = join(folder, 'dist');
  await cp(BUILT, dist, { recursive: true });
  const folders = { SEGUE_DIST: dist, SEGUE_DATA_DIR: join(folder, 'data') };
  const settings = await settingsWith({ ...folders, ...environment });
  const servers = await startProduct(settings);
  return {
    url: settings.address,
    /** The base URL of its sandbox. */
    sandboxUrl: `http://127.0.0.1:${settings.sandboxPort}`,
    /** Runs a command of the operator; resolves with what it prints. */
    operate: async (...words: string[]) =>
      (await promisify(execFile)(process.execPath, [MAIN, ...words], { env: settings.apiEnv })).stdout,
    /** The deployment that it serves. */
    folder: dist,
    /** Makes a version live whose code is the present one with `from` replaced by `to`, after `first`. */
    async release(name: string, version: string, { from, to, first = '' }: Change) {
      const change = (script: string) => {
        if (!script.includes(from)) throw new Error(`${name} does not contain "${from}".`);
        return first + script.replaceAll(from, to);
      };
      await publishChanged(dist, dist, name, version, { change });
      await promote(remotesIn(dist), name, version);
    },
    /** Makes the previous version live again. */
    rollBack: (name: string) => rollback(remotesIn(dist), name),
    async close() {
      await Promise.all(servers.map((server) => server.stop()));
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The settings of servers on free ports. The first port is a random one: tests start servers at the same time. */
export const settingsWith = async (environment: Environment) =>
  settingsFrom({
    ...process.env,
    ...NO_CREDENTIALS,
    PORT: String(await findPortPair(20_000 + 2 * Math.floor(Math.random() * 5000))),
    SANDBOX_PORT: '',
    ...environment,
  });

/** Opens a site and plays a SoundCloud track of a search. */
export async function openPlaying(page: Page, url: string): Promise<void> {
  const home = homeOf(page);
  await page.goto(`${url}${screens.home}`);
  await home.search('harbour');
  await home.play(home.playableRows('soundcloud').first());
  await expectAudioFrom(page, 'soundcloud');
}

/** Fires an event after which the page asks for the registry, and waits for the answer. */
export async function refreshRegistry(page: Page, event: 'focus' | 'online' = 'online'): Promise<void> {
  const answer = page.waitForResponse('**/registry.json');
  await page.evaluate((name) => dispatchEvent(new Event(name)), event);
  await (await answer).finished();
}
