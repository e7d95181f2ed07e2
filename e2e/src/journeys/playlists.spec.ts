import { expect, test } from '@playwright/test';
import type { Playlist } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { playerOf } from '../pages/player';
import { playlistsOf } from '../pages/playlists';
import { coverOf } from '../pages/track-lists';
import { registerUser } from '../support/accounts';
import { recordCalls } from '../support/api-calls';
import { createImage } from '../support/images';
import { createPlaylist, mixedTracks } from '../support/test-data';

test('new playlist: takes a JPEG, PNG or WebP cover up to 5 MB, and is listed last [PLIST-08] [PLIST-18] [PLIST-19] [VALID-25] [VALID-26] [VALID-27] [VALID-28]', async ({
  page,
}) => {
  await registerUser(page);
  const calls = recordCalls(page);
  const playlists = playlistsOf(page);
  await playlists.open();
  for (const type of ['jpeg', 'png', 'webp'] as const) {
    await playlists.startNew();
    await playlists.nameField.fill(`With ${type}`);
    await playlists.coverField.setInputFiles(await createImage(page, type));
    await expect(playlists.dialog.getByRole('img', { name: 'Chosen cover' })).toBeVisible();
    await playlists.createButton.click();
    await expect(page.getByRole('heading', { level: 1, name: `With ${type}` })).toBeVisible();
    await expect.poll(() => coverOf(page.getByRole('main'))).toBe('picture');
    await page.getByRole('main').getByRole('link', { name: 'Playlists' }).click();
    await expect.poll(() => coverOf(playlists.card(`With ${type}`))).toBe('picture');
  }
  const png = await createImage(page, 'png');
  await playlists.startNew();
  await playlists.nameField.fill('Without');
  for (const refused of [
    { name: 'cover.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
    { ...png, name: 'huge.png', buffer: Buffer.concat([png.buffer, Buffer.alloc(5 * 1024 * 1024)]) },
  ]) {
    await playlists.coverField.setInputFiles(refused);
    await expect(
      playlists.dialog.getByText('This file cannot be used: JPEG, PNG or WebP, max 5MB'),
    ).toBeVisible();
    await expect(playlists.dialog.getByRole('img', { name: 'Chosen cover' })).toHaveCount(0);
  }
  await playlists.createButton.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Without' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Playlists' }).click();
  const names = ['With jpeg', 'With png', 'With webp', 'Without'];
  await expect(playlists.cards.getByRole('heading')).toHaveText(names);
  // Playwright cannot read the body of a multipart request, so check what the server saved.
  const kept = await page.request.get('/api/playlists');
  const { playlists: made } = (await kept.json()) as { playlists: Playlist[] };
  expect(made.map(({ imageUrl }) => Boolean(imageUrl))).toEqual([true, true, true, false]);
  expect(calls.matching(/^PUT \/api\/playlists$/)).toHaveLength(4);
});

test('playlist cards: content, columns, sort; a card opens or plays its playlist [PLIST-01] [PLIST-02] [PLIST-03] [PLIST-04] [PLIST-05] [PLIST-06] [PLIST-07] [PLIST-11] [PLIST-17] [DATA-20]', async ({
  page,
}) => {
  await registerUser(page);
  const tracks = await mixedTracks(page, 4);
  const { playlistId } = await createPlaylist(page, 'Zebra', tracks);
  for (const name of ['apple', 'Fox']) await createPlaylist(page, name);
  const mango = await createPlaylist(page, 'Mango');
  const playlists = playlistsOf(page);
  const calls = recordCalls(page);
  await playlists.open();
  const zebra = playlists.card('Zebra');
  const apple = playlists.card('apple');
  await expect(zebra.getByText(/^Created \w+ \d+, 20/)).toBeVisible();
  await expect(zebra.getByText(/^4 tracks · \d+ min$/)).toBeVisible();
  await expect(apple.getByText('0 tracks', { exact: true })).toBeVisible();
  // Without an own cover: the tracks' covers, and the default cover without tracks.
  await expect(zebra.getByRole('img', { name: 'Cover of Zebra' })).toBeVisible();
  await expect.poll(() => coverOf(zebra)).toBe('picture');
  expect(await coverOf(apple)).toBe('placeholder');
  await expect(apple.getByRole('img', { name: 'Cover of apple' })).toBeVisible();
  expect(calls.matching(/^GET \/api\/playlists\//)).toHaveLength(0);
  for (const [width, columns] of [
    [360, 1],
    [600, 2],
    [900, 3],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => playlists.cardsInFirstRow()).toBe(columns);
  }

  await zebra.hover();
  await page.getByRole('button', { name: 'Delete Zebra' }).click({ trial: true });
  await page.getByRole('button', { name: 'Play Zebra' }).click();
  const { items } = await playerOf(page).openQueue();
  for (const [index, { title }] of tracks.entries()) await expect(items.nth(index)).toContainText(title);
  await expect(page).toHaveURL(/\/playlists$/);

  const names = playlists.cards.getByRole('heading');
  const sort = page.getByRole('combobox', { name: 'Sort playlists' });
  await expect(names).toHaveText(['Zebra', 'apple', 'Fox', 'Mango']);
  await sort.selectOption('Name');
  await expect(names).toHaveText(['apple', 'Fox', 'Mango', 'Zebra']);
  const { id: trackId, provider } = tracks[0]!;
  const data = { playlistId: mango.playlistId, trackId, provider };
  await page.request.put('/api/playlists/track', { data });
  await sort.selectOption('Recently changed');
  await page.reload();
  await expect(sort).toHaveValue('changed');
  await expect(names.first()).toHaveText('Mango');
  await zebra.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${screens.playlist(playlistId)}$`));
});
