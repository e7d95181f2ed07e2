import { expect, test } from '@playwright/test';
import { HomePage } from '../pages/home';
import { PlayerBar, QueuePanel } from '../pages/player';
import { openWithPlayback, openWithPlaybackText, savedPlayback } from '../support/saved-playback';
import { mixedTracks } from '../support/test-data';

test('saved state: queue, index and panels [PERSIST-02] [PERSIST-03] [PERSIST-04] [PERSIST-05] [PERSIST-07]', async ({
  page,
}) => {
  const home = new HomePage(page);
  const player = new PlayerBar(page);
  await home.open();
  await home.search('harbour');
  const titles: string[] = [];
  for (const row of [home.rows('soundcloud').nth(0), home.rows('soundcloud').nth(1)]) {
    titles.push(await home.titleOf(row));
    await home.addToQueue(row);
    await expect
      .poll(async () => (await savedPlayback(page)).queue.map(({ title }) => title))
      .toEqual(titles);
  }
  expect(await savedPlayback(page)).toMatchObject({
    currentTrackIndex: 0,
    showQueueManager: false,
    isPlaybackExpanded: true,
  });
  await player.openQueue();
  await expect.poll(() => savedPlayback(page)).toMatchObject({ showQueueManager: true });
  await player.button('Collapse player').click();
  await expect.poll(() => savedPlayback(page)).toMatchObject({ isPlaybackExpanded: false });
  await player.button('Next').click();
  await expect.poll(() => savedPlayback(page)).toMatchObject({ currentTrackIndex: 1 });
  expect(Object.keys(await savedPlayback(page)).sort()).toEqual([
    'currentTrackIndex',
    'isPlaybackExpanded',
    'queue',
    'showQueueManager',
  ]);
});

test('saved state: open queue and collapsed bar survive a reload [PERSIST-09]', async ({ page }) => {
  await openWithPlayback(page, { queue: await mixedTracks(page, 2) });
  const player = new PlayerBar(page);
  const queue = await player.openQueue();
  await player.button('Collapse player').click();
  await page.reload();
  await expect(queue.heading).toBeVisible();
  await expect(queue.items).toHaveCount(2);
  await expect(player.button('Expand player')).toBeVisible();
  await expect(player.seek).toHaveCount(0);
});

for (const [kind, text] of [
  ['no JSON', '{"queue": ['],
  ['of another shape', '{"queue":{"0":1},"currentTrackIndex":"x","isPlaybackExpanded":7}'],
] as const) {
  test(`saved state that is ${kind}: the defaults apply, and the app works [PERSIST-11]`, async ({
    page,
  }) => {
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.message));
    await openWithPlaybackText(page, text);
    const home = new HomePage(page);
    await expect(new PlayerBar(page).bar).toHaveCount(0);
    await expect(new QueuePanel(page).panel).toBeHidden();
    await home.search('harbour');
    const row = home.rows('soundcloud').first();
    const title = await home.titleOf(row);
    await home.addToQueue(row);
    await new PlayerBar(page).expectCurrent(title);
    await expect(new PlayerBar(page).seek).toBeVisible();
    expect(uncaught).toEqual([]);
  });
}
