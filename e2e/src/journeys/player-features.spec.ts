import { expect, test } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { playerOf } from '../pages/player';
import { expectAudioFrom, expectSilenceFrom } from '../support/audio';
import { openWithPlayback, savedPlayback } from '../support/saved-playback';
import { searchPlayableTracks } from '../support/test-data';

const titlesOf = (tracks: readonly { title: string }[]) => tracks.map(({ title }) => title);

test('resume: a new tab continues a closed one at the same second', async ({ page, context }) => {
  const [first, second] = (await searchPlayableTracks(page, 'soundcloud', 'harbour')).filter(
    ({ duration }) => duration > 120_000,
  );
  await openWithPlayback(page, { queue: [first!, second!], currentTrackIndex: 1 });
  const bar = playerOf(page);
  await bar.play();
  await expectAudioFrom(page, 'soundcloud');
  // Far enough that a restarted track cannot reach this position during the test.
  await bar.seek.press('PageUp');
  await expect.poll(() => bar.seconds()).toBeGreaterThanOrEqual(33);
  await bar.button('Pause').click();
  await expectSilenceFrom(page, 'soundcloud');
  const left = await bar.seconds();
  // Run unload handlers, as a user closing the tab does.
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;

  const later = await context.newPage();
  await later.goto(screens.home);
  await later.getByRole('button', { name: `Continue ${second!.title}, SoundCloud` }).click();
  const again = playerOf(later);
  await again.expectCurrent(second!.title);
  await expectAudioFrom(later, 'soundcloud');
  await expect.poll(() => again.seconds()).toBeGreaterThanOrEqual(left);
  expect(await again.seconds()).toBeLessThan(left + 40);
  expect(titlesOf((await savedPlayback(later)).queue)).toEqual(titlesOf([first!, second!]));
});
