// What a list does to the queue: its tracks come into it by the button, and by being played.
import { expect, test } from '@playwright/test';
import { HomePage } from '../pages/home';
import { PlayerBar } from '../pages/player';
import { mixedTracks, openWith, savedState } from '../support/saved-queue';
import { expectSoundFrom } from '../support/sound';

test('a queued track pulses for 2 seconds and cannot be queued again [QUEUE-33] [QUEUE-34]', async ({
  page,
}) => {
  const home = new HomePage(page);
  await home.open();
  await home.search('harbour');
  const add = home.rows('soundcloud').nth(2).getByRole('button', { name: 'Add to queue' });
  await expect(add).toBeEnabled();
  const isPulsing = () =>
    add.evaluate((button) => button.getAnimations().some(({ playState }) => playState === 'running'));
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await add.click();
  await expect(add).toBeDisabled();
  await page.clock.runFor(1999);
  expect(await isPulsing()).toBe(true);
  await page.clock.runFor(1);
  await expect.poll(isPulsing).toBe(false);
  await expect(add).toBeDisabled();
});

test('a track from a list comes to the start of the queue, and selected again it pauses [PLAY-04] [PLAY-06]', async ({
  page,
}) => {
  const kept = await mixedTracks(page, 2);
  await openWith(page, { queue: kept });
  const home = new HomePage(page);
  await home.search('ferry');
  const row = home.playableRows('soundcloud').first();
  const title = await home.titleOf(row);
  await home.play(row);
  await new PlayerBar(page).expectCurrent(title);
  await expectSoundFrom(page, 'soundcloud');
  const { queue, currentTrackIndex } = await savedState(page);
  expect(queue.map((track) => track.title)).toEqual([title, ...kept.map((track) => track.title)]);
  expect(currentTrackIndex).toBe(0);
  await row.hover();
  await row.getByRole('button', { name: `Pause ${title}` }).click();
  await expect(new PlayerBar(page).button('Play')).toBeVisible();
  await row.getByRole('button', { name: `Play ${title}` }).click();
  await expectSoundFrom(page, 'soundcloud');
  expect((await savedState(page)).queue).toHaveLength(3);
});
