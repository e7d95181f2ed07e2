// The queue and the player by keyboard: focus, tab stops, skip links, search.
import { expect, test } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { homeOf } from '../pages/home';
import { playerOf, queueOf } from '../pages/player';
import { playlistOf } from '../pages/playlists';
import { expectTitles } from '../pages/track-lists';
import { registerUser } from '../support/accounts';
import { openWithPlayback } from '../support/saved-playback';
import { mixedTracks } from '../support/test-data';

test('keyboard: q gives the queue the focus, Escape returns it, skip links lead, slash searches', async ({
  page,
}) => {
  const queue = await mixedTracks(page, 3);
  await openWithPlayback(page, { queue, currentTrackIndex: 1 }, screens.about);
  const { panel } = queueOf(page);
  const entry = (index: number) =>
    panel.getByRole('button', { name: `Play ${queue[index]!.title}`, exact: true });
  const link = page.getByRole('banner').getByRole('link', { name: 'Home' });
  await playerOf(page).expectCurrent(queue[1]!.title);
  await link.focus();
  await page.keyboard.press('q');
  await expect(entry(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entry(2)).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(entry(2)).toHaveCount(0);
  await expect(entry(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(link).toBeFocused();

  await page.keyboard.press('q');
  for (const [name, target] of [
    ['Skip to content', '#content'],
    ['Skip to player', '#player'],
    ['Skip to queue', '#queue'],
  ] as const) {
    const skip = page.getByRole('link', { name });
    await skip.focus();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator(target)).toBeFocused();
  }

  await page.keyboard.press('/');
  await expect(page).toHaveURL(/\/home$/);
  await expect(homeOf(page).searchBox).toBeFocused();
  await expect(homeOf(page).searchBox).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(`${screens.about}#queue`);
});

test('mixed playlist: five additions, q, Save and Enter keep the order of the queue [PDET-29]', async ({
  page,
}) => {
  await registerUser(page);
  const home = homeOf(page);
  const queue = queueOf(page);
  await page.goto(`${screens.home}?q=harbour`);
  let clicks = 0;
  for (const [provider, index] of [
    ['soundcloud', 0],
    ['spotify', 0],
    ['spotify', 1],
    ['soundcloud', 1],
    ['spotify', 2],
  ] as const) {
    await home.rows(provider).nth(index).getByRole('button', { name: 'Add to queue' }).click();
    clicks += 1;
  }
  await page.keyboard.press('q');
  await expect(queue.items).toHaveCount(5);
  const titles = await queue.titles();
  await queue.panel.getByRole('button', { name: 'Save as playlist' }).click();
  clicks += 1;
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Both shores');
  await page.keyboard.press('Enter');
  expect(clicks).toBeLessThanOrEqual(6);
  const saved = page.getByRole('status').filter({ hasText: 'Saved “Both shores”.' });
  await saved.getByRole('link', { name: 'Open' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Both shores' })).toBeVisible();
  await expectTitles(playlistOf(page).rows, titles);
});
