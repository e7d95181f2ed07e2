// Pictures of the main screens at three widths, to compare the engines by eye.
import { expect } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { test } from './engine-test';
import * as user from './steps';
import { button, column, eventually, QUEUE, row } from './steps';

const FOLDER = fileURLToPath(new URL('../../reports/engines/', import.meta.url));
const SIZES = [
  [1440, 900],
  [768, 1024],
  [360, 740],
] as const;

test('pictures of the main screens', async ({ tab, engine, baseURL }) => {
  test.setTimeout(300_000);
  const take = async (screen: string, width: number) => {
    // Covers have arrived and nothing moves any more.
    await eventually(async () => {
      const isStill = await tab.run(
        () =>
          [...document.images].every(({ complete }) => complete) &&
          document.getAnimations().every(({ playState }) => playState !== 'running'),
      );
      expect(isStill).toBe(true);
    });
    await writeFile(`${FOLDER}${engine}-${screen}-${width}.png`, await tab.screenshot());
  };
  await mkdir(FOLDER, { recursive: true });
  await user.open(tab, baseURL + screens.terms);
  await user.register(tab);
  await user.open(tab, `${baseURL}${screens.home}?q=harbour`);
  for (const provider of ['spotify', 'soundcloud'] as const) await user.addToQueue(tab, provider, /./);
  for (const size of SIZES) {
    await tab.resize(...(size as [number, number]));
    // The window of WebKitGTK does not become as narrow as a phone.
    const width = await tab.run(() => innerWidth);
    await user.open(tab, `${baseURL}${screens.home}?q=harbour`);
    await user.expectSeen(tab, column('soundcloud'), row());
    await take('home', width);
    await user.click(tab, button(/^Open now playing$/));
    await user.expectSeen(tab, button(/^Close now playing$/));
    await take('now-playing', width);
    // On a phone this is the only way to the queue.
    await user.click(tab, ['[role=dialog]'], button(/^Open queue$/));
    await user.expectSeen(tab, QUEUE, row());
    await take('queue', width);
    await user.click(tab, QUEUE, button(/^Close queue$/));
    await user.open(tab, baseURL + screens.playlists);
    await user.expectSeen(tab, ['main'], button(/^New Playlist$/));
    await take('playlists', width);
    await user.open(tab, baseURL + screens.accountSettings);
    await user.expectSeen(tab, ['main'], ['h1']);
    await take('settings', width);
  }
});
