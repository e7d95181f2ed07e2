import { expect, test, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { PlayerBar, QueuePanel } from '../pages/player';
import { registerUser } from '../support/accounts';
import { expectAudioFrom } from '../support/audio';
import { signInWithSpotify } from '../support/oauth-flow';
import { openWithPlayback } from '../support/saved-playback';
import { createPlaylist, searchPlayableTracks } from '../support/test-data';

const titlesOf = (tracks: readonly { title: string }[]) => tracks.map(({ title }) => title);

async function openEarlierQueues(page: Page) {
  await page.getByRole('button', { name: 'More about the queue' }).click();
  await page.getByRole('menuitem', { name: 'Earlier queues' }).click();
  return page.getByRole('dialog', { name: 'Earlier queues' });
}

test('earlier queues: what Play All replaced is restored, undone and redone, also after a reload', async ({
  page,
}) => {
  await registerUser(page);
  const found = await searchPlayableTracks(page, 'soundcloud', 'harbour');
  const [queued, listed] = [found.slice(0, 5), found.slice(5, 8)];
  const playlist = await createPlaylist(page, 'Mixed night', listed);
  await openWithPlayback(
    page,
    { queue: queued, currentTrackIndex: 1, showQueueManager: true },
    screens.playlist(playlist.playlistId),
  );
  const queue = new QueuePanel(page);
  await expect.poll(() => queue.titles()).toEqual(titlesOf(queued));
  await page.getByRole('main').getByRole('button', { name: 'Play All' }).click();
  const both = titlesOf([...listed, ...queued]);
  await expect.poll(() => queue.titles()).toEqual(both);

  await page.reload();
  await expect.poll(() => queue.titles()).toEqual(both);
  const dialog = await openEarlierQueues(page);
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name: `Restore: ${queued[0]!.title}` }).click();
  await expect.poll(() => queue.titles()).toEqual(titlesOf(queued));
  await new PlayerBar(page).expectCurrent(queued[1]!.title);

  await page.keyboard.press('Control+z');
  await expect.poll(() => queue.titles()).toEqual(both);
  await expect(page.getByText('Undone: restore a queue.')).toBeVisible();
  await page.keyboard.press('Control+Shift+Z');
  await expect.poll(() => queue.titles()).toEqual(titlesOf(queued));
  await queue.panel.getByRole('button', { name: 'Undo: restore a queue' }).click();
  await page.keyboard.press('Control+y');
  await expect.poll(() => queue.titles()).toEqual(titlesOf(queued));
});

test('resume: a Spotify track is at its second after a reload, and plays on from there', async ({ page }) => {
  await signInWithSpotify(page, 'premium-pat');
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
