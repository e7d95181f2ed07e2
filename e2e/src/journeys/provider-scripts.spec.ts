import { expect, test } from '@playwright/test';
import { HomePage } from '../pages/home';
import { PlayerBar } from '../pages/player';
import { expectAudioFrom } from '../support/audio';
import { signInWithSpotify } from '../support/oauth-flow';
import { openWithPlayback } from '../support/saved-playback';
import { searchPlayableTracks } from '../support/test-data';

test('provider scripts: load once, with one hidden widget [API-49] [API-50] [API-51]', async ({ page }) => {
  const loaded: string[] = [];
  page.on('response', (response) => {
    if (response.ok()) loaded.push(new URL(response.url()).pathname);
  });
  await new HomePage(page).open();
  await expect.poll(() => loaded).toContain('/spotify/sdk/spotify-player.js');
  await expect.poll(() => loaded).toContain('/soundcloud/w/player/api.js');
  const frame = page.locator('iframe[src*="/soundcloud/w/player/"]');
  await expect(frame).toHaveCount(1);
  // Inside the page, where it gets animation frames, but neither seen nor in the way.
  expect(await frame.boundingBox()).toMatchObject({ x: 0, width: 1, height: 1 });
  await expect(frame).toHaveCSS('opacity', '0.01');
  await expect(frame).toHaveCSS('pointer-events', 'none');
  await expect(frame).toHaveAttribute('aria-hidden', 'true');
});

test('Spotify script fails to load: SoundCloud plays, and Status shows the error [ERR-32]', async ({
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
  await expectAudioFrom(page, 'soundcloud');
  await home.addToQueue(home.rows('spotify').nth(1));
  await page.getByRole('button', { name: 'Status' }).click();
  const status = page.getByRole('dialog', { name: 'Status' });
  await expect(status.getByRole('region', { name: 'Spotify' })).toContainText('did not load');
  expect(uncaught).toEqual([]);
});

test('SoundCloud does not answer for long: the page loads, and Spotify plays', async ({ page, baseURL }) => {
  await page.route('**/soundcloud/w/player/**', () => new Promise(() => undefined));
  await signInWithSpotify(page, 'premium-pat', String(baseURL));
  const [track] = await searchPlayableTracks(page, 'spotify', 'harbour');
  await openWithPlayback(page, { queue: [track!] });
  await page.waitForLoadState('load', { timeout: 5000 });
  await new PlayerBar(page).play();
  await expectAudioFrom(page, 'spotify');
});

test('SoundCloud script fails to load: Retry in Status loads it', async ({ page }) => {
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
