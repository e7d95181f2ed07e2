// Changes of one playlist from its own screen: name, cover, deletion.
import { expect, test, type Page } from '@playwright/test';
import { playlistOf, playlistsOf } from '../pages/playlists';
import { coverOf, expectTitles } from '../pages/track-lists';
import { registerUser } from '../support/accounts';
import { holdRequests, recordCalls } from '../support/api-calls';
import { createImage } from '../support/images';
import { createPlaylist, expectSavedOrder, mixedTracks } from '../support/test-data';

const chooseOption = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'More options', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
};

test('rename: shown at once and kept; Escape and an empty name change nothing', async ({ page }) => {
  await registerUser(page);
  const { playlistId } = await createPlaylist(page, 'Old name');
  const playlist = playlistOf(page);
  await playlist.open(playlistId, 'Old name');
  const calls = recordCalls(page);
  const field = page.getByRole('textbox', { name: 'Playlist name' });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  for (const [text, key] of [
    ['Forgotten', 'Escape'],
    ['   ', 'Enter'],
  ] as const) {
    await playlist.nameButton.click();
    await expect(field).toHaveValue('Old name');
    await field.fill(text);
    await field.press(key);
    await expect(heading('Old name')).toBeVisible();
    await expect(playlist.nameButton).toBeFocused();
  }
  expect(calls.matching(/^PATCH/)).toHaveLength(0);

  const letGo = await holdRequests(page, '**/api/playlists/*', 'PATCH');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await field.fill('  New name ');
  await field.press('Enter');
  await expect(heading('New name')).toBeVisible();
  letGo();
  await page.getByRole('main').getByRole('link', { name: 'Playlists' }).click();
  await expect(playlistsOf(page).card('New name')).toBeVisible();
  await page.reload();
  await expect(playlistsOf(page).card('New name')).toBeVisible();
});

test('cover: a mosaic until one is chosen; delete, then undo: back with its cover and order', async ({
  page,
}) => {
  await registerUser(page);
  const tracks = await mixedTracks(page, 4);
  const titles = tracks.map(({ title }) => title);
  const { playlistId } = await createPlaylist(page, 'Covered', tracks);
  const playlist = playlistOf(page);
  await playlist.open(playlistId, 'Covered');
  const cover = page.getByRole('img', { name: 'Cover of Covered' });
  await expect(cover.locator('img')).toHaveCount(4);
  const choose = async (file: Awaited<ReturnType<typeof createImage>>) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      chooseOption(page, 'Change cover'),
    ]);
    await chooser.setFiles(file);
  };
  await choose({ name: 'cover.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(page.getByText('This file cannot be used: JPEG, PNG or WebP, max 5MB')).toBeVisible();
  await choose(await createImage(page, 'png'));
  await expect(cover).toHaveAttribute('src', /\/api\/covers\//);
  await expect.poll(() => coverOf(page.locator('header', { has: cover }))).toBe('picture');
  await page.reload();
  await expect(cover).toHaveAttribute('src', /\/api\/covers\//);
  await chooseOption(page, 'Remove cover');
  await expect(cover.locator('img')).toHaveCount(4);

  await chooseOption(page, 'Delete playlist');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/playlists$/);
  await expect(page.getByText('Recently deleted (1)')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/playlists/${playlistId}$`));
  await expectTitles(playlist.rows, titles);
  await expect(cover.locator('img')).toHaveCount(4);
  await expectSavedOrder(page, playlistId, titles);

  // Newest first: a removal, then a name, each undone from the same notice.
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await page.getByRole('textbox', { name: 'Playlist name' }).fill('Lost');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Renamed to “Lost”.')).toBeVisible();
  await playlist.removeButton(titles[1]!).click();
  await expect(page.getByText('Removed from “Lost”.')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expectTitles(playlist.rows, titles);
  await page.getByRole('button', { name: 'Undo more' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Covered', exact: true })).toBeVisible();
});
