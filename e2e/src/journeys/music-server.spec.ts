// Three sources: a product with the sandbox's music server beside Spotify and SoundCloud.
import { test as base, type Page } from '@playwright/test';
import { nameProviders, type Provider } from '@segue/contract';
import { playerOf } from '../pages/player';
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

/** Connects the signed-in user through the API. */
async function connect(page: Page): Promise<void> {
  const data = { username: `robin+${process.pid}`, password: 'robin sings' };
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
