import { expect, test } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { PlayerBar, QueuePanel } from '../pages/player';
import { expectAudioFrom, expectSilenceFrom } from '../support/audio';
import { openWithPlayback, savedPlayback } from '../support/saved-playback';
import { mixedTracks, searchPlayableTracks } from '../support/test-data';

const titlesOf = (tracks: readonly { title: string }[]) => tracks.map(({ title }) => title);

test('queue changes: undone by the toast and by Ctrl+Z', async ({ page }) => {
  const queued = await mixedTracks(page, 4);
  await openWithPlayback(page, { queue: queued, showQueueManager: true });
  const queue = new QueuePanel(page);
  await expect.poll(() => queue.titles()).toEqual(titlesOf(queued));
  await (
    await queue.openMenuOf(queued[2]!.title)
  )
    .getByRole('menuitem', { name: 'Remove from queue' })
    .click();
  await expect(queue.items).toHaveCount(3);
  await queue.panel.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('Queue cleared.')).toBeVisible();
  await page
    .getByRole('status')
    .filter({ hasText: 'cleared' })
    .getByRole('button', { name: 'Undo', exact: true })
    .last()
    .click();
  await expect(queue.items).toHaveCount(3);
  await page.keyboard.press('Control+z');
  await expect.poll(() => queue.titles()).toEqual(titlesOf(queued));
  expect((await savedPlayback(page)).currentTrackIndex).toBe(0);
});

test('shuffle keeps the current track and restores the order; repeat starts over', async ({ page }) => {
  const queued = (await searchPlayableTracks(page, 'soundcloud', 'harbour')).slice(0, 6);
  await openWithPlayback(page, { queue: queued, currentTrackIndex: 5, showQueueManager: true });
  const bar = new PlayerBar(page);
  const queue = new QueuePanel(page);
  await expect(queue.items).toHaveCount(queued.length);
  await bar.button('Repeat: off').click();
  await bar.button('Next').click();
  await bar.expectCurrent(queued[0]!.title);
  await bar.button('Shuffle').click();
  await expect(bar.button('Shuffle')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await queue.titles())[0]).toBe(queued[0]!.title);
  await bar.button('Shuffle').click();
  await expect.poll(() => queue.titles()).toEqual(titlesOf(queued));
});

test('resume: a new tab continues a closed one at the same second', async ({ page, context }) => {
  const [first, second] = (await searchPlayableTracks(page, 'soundcloud', 'harbour')).filter(
    ({ duration }) => duration > 120_000,
  );
  await openWithPlayback(page, { queue: [first!, second!], currentTrackIndex: 1 });
  const bar = new PlayerBar(page);
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
  const again = new PlayerBar(later);
  await again.expectCurrent(second!.title);
  await expectAudioFrom(later, 'soundcloud');
  await expect.poll(() => again.seconds()).toBeGreaterThanOrEqual(left);
  expect(await again.seconds()).toBeLessThan(left + 40);
  expect(titlesOf((await savedPlayback(later)).queue)).toEqual(titlesOf([first!, second!]));
});

test('reload: the track is paused at its second and plays on from there', async ({ page }) => {
  const found = await searchPlayableTracks(page, 'soundcloud', 'harbour');
  const queued = found.filter(({ duration }) => duration > 120_000).slice(0, 2);
  await openWithPlayback(page, { queue: queued, currentTrackIndex: 1 });
  const bar = new PlayerBar(page);
  await bar.play();
  await expectAudioFrom(page, 'soundcloud');
  const [artist] = queued[1]!.artistInfo;
  await expect(page).toHaveTitle(`${queued[1]!.title} – ${artist!.name}`);
  await bar.seek.press('PageUp');
  await expect.poll(() => bar.seconds()).toBeGreaterThanOrEqual(33);

  await page.reload();
  await bar.expectCurrent(queued[1]!.title);
  await expect(page).toHaveTitle('Home · Segue');
  await expect.poll(() => bar.seconds()).toBeGreaterThanOrEqual(33);
  const left = await bar.seconds();
  await expect(bar.button('Play')).toBeVisible();
  await expectSilenceFrom(page, 'soundcloud');
  await bar.play();
  await expectAudioFrom(page, 'soundcloud');
  await expect.poll(() => bar.seconds()).toBeGreaterThan(left);
  expect(await bar.seconds()).toBeLessThan(left + 40);
});

test('two tabs: one plays; the other mirrors, controls and takes over playback', async ({
  page,
  context,
}) => {
  const queued = (await searchPlayableTracks(page, 'soundcloud', 'harbour'))
    .filter(({ duration }) => duration > 60_000)
    .slice(0, 3);
  await openWithPlayback(page, { queue: queued });
  const first = new PlayerBar(page);
  await first.play();
  await expectAudioFrom(page, 'soundcloud');

  const other = await context.newPage();
  await other.goto(screens.about);
  const second = new PlayerBar(other);
  await second.expectCurrent(queued[0]!.title);
  await expect(second.bar.getByText('Playing in another tab')).toBeVisible();
  await second.button('Next').click();
  await first.expectCurrent(queued[1]!.title);
  await second.expectCurrent(queued[1]!.title);
  await expectAudioFrom(page, 'soundcloud');
  await expectSilenceFrom(other, 'soundcloud');

  await second.bar.getByRole('button', { name: 'Play here' }).click();
  await expectAudioFrom(other, 'soundcloud');
  await expectSilenceFrom(page, 'soundcloud');
  await expect(first.bar.getByText('Playing in another tab')).toBeVisible();

  await other.close();
  await expect(first.bar.getByText('Playing in another tab')).toBeHidden();
  await first.play();
  await expectAudioFrom(page, 'soundcloud');
});
