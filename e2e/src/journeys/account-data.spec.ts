// What users do with all data of their account: bringing it along, the export, the deletion.
import { expect, test } from '@playwright/test';
import { artistNames, routes } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { settingsOf } from '../pages/settings';
import { endSession, PASSWORD, registerUser } from '../support/accounts';
import { searchTracks } from '../support/test-data';

test('delete account: ends at home with a notice, and nobody can sign in any more', async ({ page }) => {
  const email = await registerUser(page);
  await settingsOf(page).open();
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByLabel('Type DELETE to confirm').fill('DELETE');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL(new RegExp(`${screens.home}$`));
  await expect(page.getByText('Your account was deleted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'User menu' })).toHaveCount(0);
  const answer = await page.request.post(routes.signIn.path, { data: { email, password: PASSWORD } });
  expect(answer.status()).toBe(404);
});

test('import: Spotify’s files come in, and so does the account’s export in another account [IMPORT-01] [IMPORT-05]', async ({
  page,
}) => {
  await registerUser(page);
  const songs = await searchTracks(page, 'spotify', 'harbour', 12);
  const uriOf = (id: string) => `spotify:track:${id}`;
  const items = songs.slice(0, 3).map((song) => ({
    track: { trackName: song.title, artistName: artistNames(song), trackUri: uriOf(song.id) },
    addedDate: '2024-02-03',
  }));
  const tracks = songs.map((song) => ({ artist: artistNames(song), track: song.title, uri: uriOf(song.id) }));
  const fileOf = (name: string, content: object) => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(content)),
  });
  const readFavorites = async () => {
    const answer = await page.request.get(routes.listFavorites.path);
    return routes.listFavorites.answers[200].parse(await answer.json()).spotifyFavoriteTracks;
  };
  await page.goto(`${screens.playlists}/import`);
  await page
    .getByLabel('Playlist files')
    .setInputFiles([
      fileOf('YourLibrary.json', { tracks }),
      fileOf('Playlist1.json', { playlists: [{ name: 'Sea', items }] }),
    ]);
  await page.getByRole('button', { name: 'Liked Songs · 12 tracks' }).click();
  await page.getByRole('button', { name: 'Add 12 tracks to favorites' }).click();
  await expect(page.getByText('Saved 12 tracks.')).toBeVisible();
  await page.getByRole('button', { name: 'Import all' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sea' })).toBeVisible();
  const favorites = await readFavorites();
  expect(favorites.map(({ id }) => id)).toEqual(songs.map(({ id }) => id));

  await settingsOf(page).open();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download your data' }).click(),
  ]);
  const file = await download.path();
  await endSession(page);
  await registerUser(page);
  await settingsOf(page).open();
  await settingsOf(page).card('Your data').getByRole('link', { name: 'Import' }).click();
  await page.getByLabel('Playlist files').setInputFiles(file);
  await page.getByRole('button', { name: 'Import all' }).click();
  await expect(page.getByText('Saved 15 tracks.')).toBeVisible();
  expect(await readFavorites()).toEqual(favorites);
});
