// Changes of one playlist from its own screen: name, cover, deletion.
import { expect, test } from '@playwright/test';
import { playlistOf, playlistsOf } from '../pages/playlists';
import { registerUser } from '../support/accounts';
import { recordCalls } from '../support/api-calls';
import { createImage } from '../support/images';
import { createPlaylist, mixedTracks } from '../support/test-data';

test('edit: name and cover in one dialog; Escape and an unfit file change nothing', async ({ page }) => {
  await registerUser(page);
  const { playlistId } = await createPlaylist(page, 'Old name', await mixedTracks(page, 4));
  const playlist = playlistOf(page);
  await playlist.open(playlistId, 'Old name');
  const calls = recordCalls(page);
  const cover = page.getByRole('main').getByRole('img', { name: /^Cover of/ });
  await expect(cover.locator('img')).toHaveCount(4);
  const dialog = page.getByRole('dialog', { name: 'Edit playlist' });
  const edit = page.getByRole('button', { name: 'Edit name and cover' });
  const name = dialog.getByLabel('Name');
  await edit.click();
  await expect(name).toHaveValue('Old name');
  await name.fill('Forgotten');
  await name.press('Escape');
  await expect(edit).toBeFocused();
  await edit.click();
  await name.fill('  ');
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  const file = dialog.getByLabel('Cover', { exact: true });
  await file.setInputFiles({ name: 'cover.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(page.getByText('This file cannot be used: JPEG, PNG or WebP, max 5MB')).toBeVisible();
  expect(calls.matching(/^PATCH/)).toHaveLength(0);

  await file.setInputFiles(await createImage(page, 'png'));
  await name.fill('  New name ');
  await name.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'New name', exact: true })).toBeVisible();
  await expect(cover).toHaveAttribute('src', /\/api\/covers\//);
  await page.reload();
  await expect(cover).toHaveAttribute('src', /\/api\/covers\//);
  await edit.click();
  await dialog.getByRole('button', { name: 'Remove cover' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(cover.locator('img')).toHaveCount(4);
  await page.getByRole('main').getByRole('link', { name: 'Playlists' }).click();
  await expect(playlistsOf(page).card('New name')).toBeVisible();
});
