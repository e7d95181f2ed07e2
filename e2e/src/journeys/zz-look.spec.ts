import { expect, test, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { registerUser } from '../support/accounts';
import { openWithPlayback } from '../support/saved-playback';
import { addFavorites, createPlaylist, searchTracks } from '../support/test-data';
import { keepAppearance } from '../support/appearance';

const OUT = '/tmp/rows-after/';
const snap = async (page: Page, name: string, widths = [1440, 1024, 768, 360]) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 500 ? 740 : 900 });
    await page.waitForTimeout(350);
    await page.screenshot({ path: `${OUT}${name}-${width}.png` });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
};
for (const scheme of (process.env['SCHEMES'] ?? 'dark').split(',') as ('dark' | 'light')[]) {
  test(`look ${scheme}`, async ({ page, context, baseURL }) => {
    test.setTimeout(300_000);
    await keepAppearance(context, baseURL, scheme);
    const n = (x: string) => (scheme === 'dark' ? x : `${x}-light`);
    await registerUser(page);
    await keepAppearance(context, baseURL, scheme);
    const spotify = await searchTracks(page, 'spotify', 'midnight harbour', 6);
    const soundcloud = await searchTracks(page, 'soundcloud', 'midnight harbour', 8);
    await addFavorites(page, [...spotify, ...soundcloud.slice(0, 5)]);
    const { playlistId } = await createPlaylist(page, 'Both shores', [...spotify, ...soundcloud]);
    await openWithPlayback(page, { queue: [...soundcloud, ...spotify], currentTrackIndex: 2 }, `${screens.home}?q=harbour`);
    await expect(page.getByRole('region', { name: 'SoundCloud' }).getByRole('listitem').nth(3)).toBeVisible();
    await snap(page, n('results'));
    await page.keyboard.press('q');
    await page.waitForTimeout(700);
    await snap(page, n('queue'));
    await page.getByRole('complementary', { name: 'Queue' }).getByRole('listitem').nth(1).hover();
    await page.screenshot({ path: `${OUT}${n('queue-hover')}-1440.png` });
    await page.keyboard.press('q');
    await page.keyboard.press('f');
    await expect(page.getByRole('dialog', { name: 'Now playing' })).toBeVisible();
    await snap(page, n('now-playing'), [1440]);
    await page.keyboard.press('Escape');
    await page.goto(screens.favorites);
    await expect(page.getByText(/Showing/)).toBeVisible();
    await snap(page, n('favorites'));
    await page.goto(screens.playlist(playlistId));
    await expect(page.getByRole('button', { name: 'Play All' })).toBeVisible();
    await page.waitForTimeout(500);
    const rows = page.getByRole('list', { name: 'Playlist tracks' }).getByRole('listitem');
    await snap(page, n('playlist'));
    await rows.nth(2).hover();
    await page.screenshot({ path: `${OUT}${n('playlist-hover')}-1440.png` });
    for (const place of [0, 1]) await rows.nth(place).click({ modifiers: ['Control'], position: { x: 300, y: 4 } });
    await expect(page.getByRole('button', { name: /2 selected/ })).toBeVisible();
    await snap(page, n('chosen'));
    await page.goto(`${screens.home}?q=ada+solano`);
    await page.getByRole('list', { name: 'Artists, albums and playlists' }).getByRole('link', { name: /Ada Solano.*Artist/ }).click();
    await expect(page.getByRole('heading', { name: 'Albums' })).toBeVisible();
    await snap(page, n('artist'));
    await page.locator('a[href^="/album/"]').last().click();
    await expect(page.getByRole('button', { name: 'Play All' })).toBeVisible();
    await snap(page, n('album'), [1440, 360]);
  });
}
