import { expect, test } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { readFile } from 'node:fs/promises';
import { playlistsOf } from '../pages/playlists';
import { registerUser } from '../support/accounts';

const FILE = {
  name: 'songs.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`Track name,Artist name,Album,Playlist name,Type,ISRC
Parliament of Owls,Brass Umbrella,Twice Removed,Night train,Playlist,
Rhubarb (Live),DJ Marzipan,,Night train,Playlist,
Xylograph,Osman Bey,"Once, Twice",Night train,Playlist,
No such song anywhere,Nobody Ever,,Night train,Playlist,
`),
};

test('a playlist is imported from a file: a doubtful match is decided, the order stays', async ({ page }) => {
  await registerUser(page);
  await playlistsOf(page).open();
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByLabel('Playlist file').setInputFiles(FILE);
  await expect(page.getByRole('list', { name: 'First tracks' })).toContainText('Parliament of Owls');
  await page.getByRole('button', { name: 'Find tracks' }).click();
  await expect(page.getByText('We looked for all 4 tracks.')).toBeVisible();
  await expect(page.getByLabel('Playlist name')).toHaveValue('Night train');
  const list = page.getByRole('list', { name: 'Tracks to import' });
  await expect(list).toContainText('No such song anywhere');
  await expect(list).toContainText('Not found on');

  const doubtful = page.getByRole('combobox', { name: 'Match for DJ Marzipan – Rhubarb (Live)' });
  await doubtful.selectOption({ index: 1 });
  await expect(list.getByRole('button', { name: /^Play .*Rhubarb/ })).toBeVisible();

  await page.getByRole('button', { name: 'Create with 3 tracks' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Night train' })).toBeVisible();
  const rows = page.getByRole('list', { name: 'Playlist tracks' }).getByRole('listitem');
  await expect(rows).toContainText(['Parliament of Owls', 'Rhubarb', 'Xylograph']);

  await page.getByRole('button', { name: 'More options', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Night train.csv');
  const buffer = await readFile(await file.path());

  await page.goto(`${screens.playlists}/import`);
  await page.getByLabel('Playlist file').setInputFiles({ name: 'again.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Find tracks' }).click();
  await expect(page.getByRole('button', { name: 'Create with 3 tracks' })).toBeEnabled();
});
