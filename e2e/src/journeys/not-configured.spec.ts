// A server that is configured for one provider, or for none: what is absent is neither shown nor loaded.
import { expect, test as base, type Page } from '@playwright/test';
import { PROVIDER_NAMES, type Provider, type Track } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { homeOf } from '../pages/home';
import { playerOf } from '../pages/player';
import { registerUser } from '../support/accounts';
import { expectAudioFrom } from '../support/audio';
import { openWithPlayback } from '../support/saved-playback';
import { startServerWith } from '../support/server-with';

/** Each group of tests has a server of its own, configured for `providers`. */
const test = base.extend<{ providers: readonly Provider[] }>({
  providers: [[], { option: true }],
  baseURL: async ({ providers }, use) => {
    const server = await startServerWith(providers);
    await use(server.url);
    await server.close();
  },
});

/** A track that was queued when its provider was still configured. */
const leftover = (provider: Provider): Track => ({
  id: provider === 'spotify' ? '4uLU6hMCjMI75M1A2tKUQC' : 'soundcloud:tracks:1',
  provider,
  title: 'Left over',
  artistInfo: [{ id: 'a', name: 'Then' }],
  duration: 180_000,
  isFavorited: false,
});

/** Everything that the page requests from the provider's hosts, and every violation of the page's policies. */
function watch(page: Page, provider: Provider) {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`/${provider}/`)) seen.push(request.url());
  });
  page.on('console', (message) => {
    if (/Content Security Policy|Permissions-Policy/.test(message.text())) seen.push(message.text());
  });
  return seen;
}

/** The parts that are the same with either provider alone. */
async function expectOneProvider(page: Page, present: Provider, absent: Provider): Promise<void> {
  const main = page.getByRole('main');
  const there = PROVIDER_NAMES[present];
  const gone = PROVIDER_NAMES[absent];
  await page.goto(screens.signIn);
  await expect(main.getByRole('button', { name: `Continue with ${there}` })).toBeVisible();
  await expect(main.getByText(gone)).toHaveCount(0);
  await registerUser(page);
  await page.goto(`${screens.accountSettings}?tab=connections`);
  await expect(main.getByRole('link', { name: `Connect ${there}` })).toBeVisible();
  await expect(main.getByText(gone)).toHaveCount(0);
}

test.describe('configured for SoundCloud alone', () => {
  test.use({ providers: ['soundcloud'] });

  test('one list, it plays, and a leftover Spotify track is skipped', async ({ page }) => {
    const requests = watch(page, 'spotify');
    const home = homeOf(page);
    const player = playerOf(page);
    await openWithPlayback(page, { queue: [leftover('spotify')] });
    await expect(page.getByRole('main').getByText('Spotify')).toHaveCount(0);
    await home.searchBox.fill('harbour');
    await home.searchBox.press('Enter');
    await home.addToQueue(home.playableRows('soundcloud').first());
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('main').getByText('Spotify')).toHaveCount(0);

    await player.play();
    await expect(
      page.getByText('Spotify isn’t set up here, so this track can’t be played.', { exact: true }),
    ).toBeVisible();
    await player.button('Next').click();
    await expectAudioFrom(page, 'soundcloud');
    const queue = await player.openQueue();
    await expect(queue.panel.getByText('Left over')).toBeVisible();

    await expectOneProvider(page, 'soundcloud', 'spotify');
    expect(requests).toEqual([]);
  });
});

test.describe('configured for no provider', () => {
  test.use({ providers: [] });

  test('home says so, and an account still works @soak', async ({ page }) => {
    await page.goto(screens.home);
    const main = page.getByRole('main');
    await expect(main.getByText('No music service is set up here yet.')).toBeVisible();
    await expect(page.getByRole('search')).toHaveCount(0);
    await page.goto(screens.signIn);
    await expect(main.getByLabel('Email')).toBeVisible();
    await expect(main.getByRole('button', { name: /^Continue with/ })).toHaveCount(0);
    await expect(main.getByRole('separator')).toHaveCount(0);
  });
});
