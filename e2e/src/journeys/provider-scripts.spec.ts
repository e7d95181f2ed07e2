import { expect, test } from '@playwright/test';
import { HomePage } from '../pages/home';
import { PlayerBar } from '../pages/player';
import { expectSoundFrom } from '../support/sound';

test('the page loads both providers’ scripts and makes one hidden SoundCloud frame [API-49] [API-50] [API-51]', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('response', (response) => {
    if (response.ok()) loaded.push(new URL(response.url()).pathname);
  });
  await new HomePage(page).open();
  await expect.poll(() => loaded).toContain('/spotify/sdk/spotify-player.js');
  await expect.poll(() => loaded).toContain('/soundcloud/w/player/api.js');
  const frame = page.locator('iframe[src*="/soundcloud/w/player/"]');
  await expect(frame).toHaveCount(1);
  await expect(frame).not.toBeInViewport();
  await expect(frame).toHaveAttribute('aria-hidden', 'true');
});

test('when Spotify’s script cannot be reached nothing breaks, SoundCloud plays, and Status tells of it [ERR-32]', async ({
  page,
}) => {
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(error.message));
  await page.route('**/spotify-player.js', (route) => route.abort());
  const home = new HomePage(page);
  await home.open();
  await home.search('harbour');
  await expect(page.getByRole('alert')).toHaveCount(0);
  const row = home.playableRows('soundcloud').first();
  const title = await home.titleOf(row);
  await home.play(row);
  await new PlayerBar(page).expectCurrent(title);
  await expectSoundFrom(page, 'soundcloud');
  await home.addToQueue(home.rows('spotify').nth(1));
  await page.getByRole('button', { name: 'Status' }).click();
  const status = page.getByRole('dialog', { name: 'Status' });
  await expect(status.getByRole('region', { name: 'Spotify' })).toContainText('did not load');
  expect(uncaught).toEqual([]);
});

test('when SoundCloud’s script could not be fetched, Retry in Status fetches it', async ({ page }) => {
  const script = '**/soundcloud/w/player/api.js';
  await page.route(script, (route) => route.abort());
  await new HomePage(page).open();
  await page.getByRole('button', { name: 'Status' }).click();
  const soundcloud = page.getByRole('dialog', { name: 'Status' }).getByRole('region', { name: 'SoundCloud' });
  await expect(soundcloud).toContainText('did not load');
  await page.unroute(script);
  const fetched = page.waitForResponse(script);
  await soundcloud.getByRole('button', { name: 'Retry SoundCloud' }).click();
  expect((await fetched).ok()).toBe(true);
  await expect(soundcloud.getByText('Checked.')).toBeVisible();
});
