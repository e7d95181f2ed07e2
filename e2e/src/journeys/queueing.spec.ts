// Adding tracks of a list to the queue with the button and by playing them.
import { expect, test } from '@playwright/test';
import { HomePage } from '../pages/home';
import { PlayerBar } from '../pages/player';
import { expectAudioFrom } from '../support/audio';
import { openWithPlayback, savedPlayback } from '../support/saved-playback';
import { mixedTracks } from '../support/test-data';

test('playing a row: queues it first; a second click pauses [PLAY-04] [PLAY-06]', async ({ page }) => {
  const kept = await mixedTracks(page, 2);
  await openWithPlayback(page, { queue: kept });
  const home = new HomePage(page);
  await home.search('sunday');
  const row = home.playableRows('soundcloud').first();
  const title = await home.titleOf(row);
  await home.play(row);
  await new PlayerBar(page).expectCurrent(title);
  await expectAudioFrom(page, 'soundcloud');
  const { queue, currentTrackIndex } = await savedPlayback(page);
  expect(queue.map((track) => track.title)).toEqual([title, ...kept.map((track) => track.title)]);
  expect(currentTrackIndex).toBe(0);
  await row.hover();
  await row.getByRole('button', { name: `Pause ${title}` }).click();
  await expect(new PlayerBar(page).button('Play')).toBeVisible();
  await row.getByRole('button', { name: `Play ${title}` }).click();
  await expectAudioFrom(page, 'soundcloud');
  expect((await savedPlayback(page)).queue).toHaveLength(3);
});
