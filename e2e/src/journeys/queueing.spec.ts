// Adding tracks of a list to the queue with the button and by playing them.
import { expect, test } from '@playwright/test';
import { homeOf } from '../pages/home';
import { playerOf } from '../pages/player';
import { expectAudioFrom } from '../support/audio';
import { openWithPlayback, savedPlayback } from '../support/saved-playback';
import { mixedTracks } from '../support/test-data';

test('playing a row: queues it first; a second click pauses [PLAY-04] [PLAY-06]', async ({ page }) => {
  const kept = await mixedTracks(page, 2);
  await openWithPlayback(page, { queue: kept });
  const home = homeOf(page);
  await home.search('sunday');
  const row = home.playableRows('soundcloud').first();
  const title = await home.titleOf(row);
  await home.play(row);
  await playerOf(page).expectCurrent(title);
  await expectAudioFrom(page, 'soundcloud');
  const { queue, currentTrackIndex } = await savedPlayback(page);
  expect(queue.map((track) => track.title)).toEqual([title, ...kept.map((track) => track.title)]);
  expect(currentTrackIndex).toBe(0);
  await row.hover();
  await row.getByRole('button', { name: `Pause ${title}` }).click();
  await expect(playerOf(page).button('Play')).toBeVisible();
  await row.getByRole('button', { name: `Play ${title}` }).click();
  await expectAudioFrom(page, 'soundcloud');
  expect((await savedPlayback(page)).queue).toHaveLength(3);
});
