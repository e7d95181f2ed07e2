import { expect, test } from '@playwright/test';
import { PlayerBar } from '../pages/player';
import { expectAudioFrom } from '../support/audio';
import { signInWithSpotify } from '../support/oauth-flow';
import { openWithPlayback } from '../support/saved-playback';
import { searchPlayableTracks } from '../support/test-data';

test('resume: a Spotify track is at its second after a reload, and plays on from there @soak', async ({
  page,
}) => {
  await signInWithSpotify(page);
  const found = await searchPlayableTracks(page, 'spotify', 'harbour');
  const queued = found.filter(({ duration }) => duration > 120_000).slice(0, 2);
  await openWithPlayback(page, { queue: queued, currentTrackIndex: 1 });
  const bar = new PlayerBar(page);
  await bar.play();
  await expectAudioFrom(page, 'spotify');
  await bar.seek.press('PageUp');
  await expect.poll(() => bar.seconds()).toBeGreaterThanOrEqual(33);
  const left = await bar.seconds();

  await page.reload();
  await bar.expectCurrent(queued[1]!.title);
  await expect.poll(() => bar.seconds()).toBeGreaterThanOrEqual(left - 5);
  await expect(bar.button('Play')).toBeVisible();
  await bar.play();
  await expectAudioFrom(page, 'spotify');
  await expect.poll(() => bar.seconds()).toBeGreaterThan(left);
  expect(await bar.seconds()).toBeLessThan(left + 40);
});
