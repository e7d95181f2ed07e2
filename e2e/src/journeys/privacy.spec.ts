// The privacy policy lists what the browser really stores and loads.
import { expect, test } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { homeOf } from '../pages/home';
import { playerOf } from '../pages/player';
import { registerUser } from '../support/accounts';
import { chooseAppearance } from '../support/appearance';
import { addFavorites, createPlaylist, searchTracks } from '../support/test-data';

const POLICY = `${screens.terms}?document=privacy`;

test('privacy policy: lists exactly the storage keys and cookies in use @soak', async ({ page, context }) => {
  const keys = () =>
    page.evaluate(() => [
      ...Object.keys(localStorage).map((key) => `${key} (local storage)`),
      ...Object.keys(sessionStorage).map((key) => `${key} (session storage)`),
    ]);
  const home = homeOf(page);
  await page.goto('/home?q=osman+bey');
  const grouping = page.getByRole('switch', { name: 'Each song once' });
  await grouping.click();
  await grouping.click();
  await home.search('harbour');
  await home.play(home.playableRows('soundcloud').first());
  await expect.poll(keys, { timeout: 60_000 }).toContain('recentlyPlayed (local storage)');
  await page.keyboard.press('f');
  const nowPlaying = page.getByRole('dialog', { name: 'Now playing' });
  await nowPlaying.getByRole('button', { name: 'Lyrics' }).click();
  await page.keyboard.press('Escape');
  const queue = await playerOf(page).openQueue();
  await queue.panel.getByRole('checkbox', { name: /Keep playing/ }).check();
  await page.keyboard.press('q');
  await chooseAppearance(page, 'Dark');
  const keptForVisitor = await keys();

  await registerUser(page);
  await addFavorites(page, await searchTracks(page, 'soundcloud', 'paper lanterns', 1));
  for (const name of ['Morning', 'Night']) await createPlaylist(page, name);
  await page.goto(screens.favorites);
  await page.getByLabel('Sort favorites').selectOption('Title');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Playlists' }).click();
  await page.getByLabel('Sort playlists').selectOption('Name');
  await navigation.getByRole('link', { name: 'Home' }).click();
  // The visitor's search is restored.
  await expect(home.searchBox).toHaveValue('harbour');
  await expect(home.rows('soundcloud').first()).toBeVisible();
  await expect.poll(keys).toContain('connectionsChecked (local storage)');
  const databases = await page.evaluate(async () => [
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...(await caches.keys()),
  ]);
  expect(databases).toEqual([]);
  const kept = [...new Set([...keptForVisitor, ...(await keys())])];

  await page.goto(POLICY);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  const items = await page.getByRole('main').getByRole('listitem').allInnerTexts();
  const listed = items.flatMap((item) => /^\w+ \((?:local|session) storage\)/.exec(item) ?? []);
  // Only a user with a music server can choose a bit rate.
  expect(listed.toSorted()).toEqual([...kept, 'bitRate (local storage)'].toSorted());
  const own = (await context.cookies(new URL(page.url()).origin)).map(({ name }) => name.split('-').at(-1));
  expect(own).toContain('appearance');
  for (const name of own) {
    expect(
      items.some((item) => item.startsWith(`The ${name} cookie`)),
      `cookie ${name}`,
    ).toBe(true);
  }
});
