import { expect, test, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { homeOf } from '../pages/home';
import { playerOf } from '../pages/player';
import { expectAudioFrom } from '../support/audio';
import { signInWithSpotify } from '../support/oauth-flow';

const SDK = '/spotify/sdk/spotify-player.js';
const WIDGET = '/soundcloud/w/player/api.js';

/** The paths of the files that the page gets, each as often as it was sent over the network. */
function recordFiles(page: Page): string[] {
  const paths: string[] = [];
  page.on('response', (response) => {
    if (response.ok()) paths.push(new URL(response.url()).pathname);
  });
  return paths;
}

/** Waits for what an idle page loads by itself: everything deferred was downloaded, and the browser has nothing to do. */
async function idle(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(),
      ),
    )
    .toContain('background');
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestIdleCallback(() => setTimeout(() => requestIdleCallback(resolve), 300)),
      ),
  );
}

test('an idle page asks no provider for anything, and downloads no file twice', async ({ page }) => {
  const files = recordFiles(page);
  for (const screen of [screens.home, screens.signIn, '/terms']) {
    files.length = 0;
    await page.goto(screen);
    // The last thing that an idle page loads.
    await expect.poll(() => files.some((file) => file.endsWith('.woff2'))).toBe(true);
    await idle(page);
    expect(files.filter((file) => /\/spotify\/|\/soundcloud\//.test(file))).toEqual([]);
    expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
    expect(files).not.toContain('/api/auth/checkAuth');
  }
});

test('rows on screen load their provider’s script once, with one hidden widget [API-49] [API-50] [API-51]', async ({
  page,
}) => {
  await signInWithSpotify(page);
  const files = recordFiles(page);
  const home = homeOf(page);
  await home.open();
  await home.search('harbour');
  await expect.poll(() => files).toContain(SDK);
  await expect.poll(() => files).toContain(WIDGET);
  const frame = page.locator('iframe[src*="/soundcloud/w/player/"]');
  await expect(frame).toHaveCount(1);
  // Inside the page, where it gets animation frames, but neither seen nor in the way.
  expect(await frame.boundingBox()).toMatchObject({ x: 0, width: 1, height: 1 });
  await expect(frame).toHaveCSS('opacity', '0.01');
  await expect(frame).toHaveCSS('pointer-events', 'none');
  await expect(frame).toHaveAttribute('aria-hidden', 'true');
  // The link in the page and the client are one request.
  for (const file of [SDK, WIDGET, '/api/auth/checkAuth'])
    expect(files.filter((one) => one === file)).toHaveLength(1);
});

test('with Save-Data: no typeface, remote, report or provider script before a play, which works @soak', async ({
  page,
}) => {
  await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
  const files = recordFiles(page);
  const home = homeOf(page);
  await page.goto('/terms');
  await idle(page);
  expect(files.filter((file) => /woff2|\/remotes\/(?!legal)|remote-failures/.test(file))).toEqual([]);
  await home.open();
  await home.search('harbour');
  const row = home.playableRows('soundcloud').first();
  const title = await home.titleOf(row);
  await idle(page);
  expect(files).not.toContain(WIDGET);
  await home.play(row);
  await playerOf(page).expectCurrent(title);
  await expectAudioFrom(page, 'soundcloud');
});

test('Spotify script fails to load: SoundCloud plays, and Status shows the error [ERR-32]', async ({
  page,
}) => {
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(error.message));
  await page.route('**/spotify-player.js', (route) => route.abort());
  await signInWithSpotify(page);
  const home = homeOf(page);
  await home.open();
  await home.search('harbour');
  await expect(page.getByRole('alert')).toHaveCount(0);
  const row = home.playableRows('soundcloud').first();
  const title = await home.titleOf(row);
  await home.play(row);
  await playerOf(page).expectCurrent(title);
  await expectAudioFrom(page, 'soundcloud');
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Status' }).click();
  const status = page.getByRole('dialog', { name: 'Status' });
  await expect(status.getByRole('region', { name: 'Spotify' })).toContainText('did not load');
  expect(uncaught).toEqual([]);
});
