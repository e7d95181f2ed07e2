// The home screen before a search, and the way from there to sound.
import { expect, test } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { homeOf } from '../pages/home';
import { registerUser } from '../support/accounts';
import { expectAudioFrom } from '../support/audio';
import { addFavorites, createPlaylist, searchTracks } from '../support/test-data';

test('visitor on a phone: the first playable row is in view without scrolling @soak', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const home = homeOf(page);
  await home.open();
  await home.search('harbour');
  const row = home.playableRows('soundcloud').first();
  await expect(row).toBeInViewport({ ratio: 1 });
  await row.tap();
  await expectAudioFrom(page, 'soundcloud');
  await context.close();
});

test('a signed-in user: home does not move while its sections arrive, or turn out to be empty @soak', async ({
  page,
}) => {
  await registerUser(page);
  await page.addInitScript(() => {
    const watched = window as unknown as { shift: number };
    watched.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const expectStill = async (shown: string) => {
    await page.goto(screens.home);
    await expect(page.getByRole('main').getByText(shown).last()).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(
      0.01,
    );
  };
  await expectStill('Example searches');
  await createPlaylist(page, 'Both shores');
  const tracks = await searchTracks(page, 'soundcloud', 'harbour', 3);
  await addFavorites(page, tracks);
  await expectStill(tracks[2]!.title);
  for (const { id, provider } of tracks) {
    const data = { provider, trackId: id, startedAt: new Date().toISOString() };
    expect((await page.request.post('/api/listens', { data })).ok()).toBe(true);
  }
  // The copy of the history that an earlier visit left.
  await page.evaluate(
    (queue) =>
      localStorage.setItem(
        'recentlyPlayed',
        JSON.stringify({ queue, currentTrackIndex: null, showQueueManager: false, isPlaybackExpanded: true }),
      ),
    tracks.toReversed(),
  );
  await expectStill('Recently played');
});
