// Three sources: a product with the sandbox's music server beside Spotify and SoundCloud.
import { expect, test as base, type Page } from '@playwright/test';
import { nameProviders, PROVIDERS, type Provider } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { homeOf } from '../pages/home';
import { playerOf, } from '../pages/player';
import { settingsOf } from '../pages/settings';
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

let connected = 0;

/** A new user of the music server, with the password of `robin`. */
function newLogIn() {
  connected += 1;
  return { username: `robin+${process.pid}-${connected}`, password: 'robin sings' };
}

/** Connects the signed-in user through the API. */
async function connect(page: Page): Promise<string> {
  const data = newLogIn();
  const answer = await page.request.post('/api/settings/connect/musicserver', { data });
  if (!answer.ok()) throw new Error(`Connecting failed with ${answer.status()}: ${await answer.text()}`);
  return data.username;
}

const allOf = (page: Page) => homeOf(page, PROVIDERS);

test('connecting: a wrong password is told, the right one connects, and Disconnect ends it [MUSIC-20] [MUSIC-21]', async ({
  page,
}) => {
  await registerUser(page);
  const { username, password } = newLogIn();
  const settings = settingsOf(page);
  await settings.openConnections();
  const card = settings.card(NAME);
  await expect(card).toContainText('Not connected');
  await card.getByRole('button', { name: `Connect ${NAME}` }).click();
  await card.getByLabel('Username').fill(username);
  await card.getByLabel('Password', { exact: true }).fill('a wrong one');
  await card.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(card.getByText("The server didn't accept this username or password.")).toBeVisible();
  await card.getByLabel('Password', { exact: true }).fill(password);
  await card.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(card).toContainText(`Connected as ${username}`);

  const home = allOf(page);
  await page.goto(screens.home);
  await home.search('midnight harbour');
  for (const provider of PROVIDERS) await expect(home.column(provider)).toBeVisible();
  await expect(home.rowOf('musicserver', /Midnight Harbour/)).toContainText('Ada Solano, The Low Tides');
  // Now the search begins before the session is known.
  await page.reload();
  await expect(home.rowOf('musicserver', /Midnight Harbour/)).toBeVisible();

  await settings.openConnections();
  page.once('dialog', (dialog) => void dialog.accept());
  await card.getByRole('button', { name: `Disconnect ${NAME}` }).click();
  await expect(card).toContainText('Not connected');
  const answer = await page.request.get('/api/search/harbour/musicserver/20/0');
  expect(answer.ok()).toBe(false);
});

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
