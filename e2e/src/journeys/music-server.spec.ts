// Three sources: a product with the sandbox's music server beside Spotify and SoundCloud.
import { expect, test as base, type Page } from '@playwright/test';
import { nameProviders, type Provider } from '@segue/contract';
import { playerOf } from '../pages/player';
import { registerUser } from '../support/accounts';
import { logAudio } from '../support/audio-log';
import { startIsolatedProduct, type IsolatedProduct } from '../support/isolated-product';
import { expectPlayedThrough, queueShortTracks } from '../support/mixed-queue';
import { signInWithSpotify } from '../support/oauth-flow';

const NAME = 'Home Server';
nameProviders({ musicserver: { name: NAME } });

const test = base.extend<object, { product: IsolatedProduct }>({
  product: [
    async ({}, use) => {
      const product = await startIsolatedProduct({ SANDBOX_MUSIC_SERVER: '1', MUSIC_SERVER_NAME: NAME });
      await use(product);
      await product.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
});
test.describe.configure({ timeout: 180_000 });

const LOG_IN = { username: `robin+${process.pid}`, password: 'robin sings' };

/** Connects the signed-in user through the API. */
async function connect(page: Page): Promise<void> {
  const data = LOG_IN;
  const answer = await page.request.post('/api/settings/connect/musicserver', { data });
  if (!answer.ok()) throw new Error(`Connecting failed with ${answer.status()}: ${await answer.text()}`);
}

test('a queue of all three plays to its end in order, without overlapping audio [MUSIC-42]', async ({
  page,
  context,
  baseURL,
}) => {
  const sound = await logAudio(context);
  await signInWithSpotify(page);
  await connect(page);
  const pattern: readonly Provider[] = ['musicserver', 'spotify', 'musicserver', 'soundcloud'];
  const keys = await queueShortTracks(page, String(baseURL), pattern);
  await playerOf(page).play();
  await expectPlayedThrough(sound, keys);
});

test('own server: its playlist, loudness, lyrics, stars and bit rate [MUSIC-50] [MUSIC-52] [MUSIC-54] [MUSIC-56] [MUSIC-57]', async ({
  page,
  product,
}) => {
  await registerUser(page);
  await connect(page);
  await page.goto('/playlists');
  const section = page.getByRole('region', { name: `On ${NAME}` });
  await section.getByRole('link', { name: /Kitchen, Sunday/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kitchen, Sunday' })).toBeVisible();
  await page.getByRole('button', { name: 'Play All' }).first().click();
  const player = playerOf(page);
  await player.expectCurrent('Late Ferry');
  await expect.poll(() => player.seconds()).toBeGreaterThan(0);
  const volumes = () =>
    page.locator('audio').evaluateAll((all) => all.map((one) => (one as HTMLAudioElement).volume));
  // The sandbox tells 3 dB less for the first song of an album.
  expect(Math.min(...(await volumes()))).toBeCloseTo(0.5 * 10 ** (-3 / 20), 3);

  const view = await player.openView();
  await view.button('Lyrics').first().click();
  await expect(view.button('from Tickets for the Late Ferry')).toBeVisible();
  await view.button('Add to favorites').click();
  const query = new URLSearchParams({
    u: LOG_IN.username,
    p: LOG_IN.password,
    c: 'other',
    v: '1.13.0',
    f: 'json',
  });
  const starred = async () =>
    (await page.request.get(`${product.sandboxUrl}/musicserver/rest/getStarred2?${query}`)).text();
  await expect.poll(starred).toContain('Late Ferry');

  await page.goto('/account-settings?tab=connections');
  await page.getByLabel('Sound quality on this device').selectOption('128k');
  const stream = page.waitForRequest(/\/api\/media\/musicserver\/tracks\/.*bitRate=128k/);
  await player.play();
  await stream;
  await expect.poll(() => player.seconds()).toBeGreaterThan(0);
});
