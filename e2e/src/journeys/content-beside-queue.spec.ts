// From 768 px the open queue takes 24rem of the width; the content must fit the rest.
import { expect, test, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { QueuePanel } from '../pages/player';
import { registerUser } from '../support/accounts';
import { boxOf, elementsBeyond, hasHorizontalScroll } from '../support/layout';
import { openWithPlayback } from '../support/saved-playback';
import { addFavorites, createPlaylist, searchTracks } from '../support/test-data';

/** Widths at the breakpoints, and the narrowest. */
const WIDTHS = [640, 767, 768, 1023, 1024, 1151, 1152, 1199, 1200];

/** Checks one screen, with all its tabs, at all widths. */
async function look(page: Page, screen: string): Promise<void> {
  const { panel } = new QueuePanel(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const at = `${screen} at ${width}`;
    expect(await hasHorizontalScroll(page), `${at} scrolls sideways`).toBe(false);
    // Below 768 px the queue covers the content.
    if (width < 768) continue;
    const x = width - 384;
    // After a page load the queue can still be sliding in.
    await expect.poll(async () => (await boxOf(panel)).x, at).toBe(x);
    expect(await elementsBeyond(page.getByRole('main'), x), `${at}, main`).toEqual([]);
    expect(await elementsBeyond(page.getByRole('contentinfo'), x), `${at}, footer`).toEqual([]);
    const cutTabs = await page
      .getByRole('tablist')
      .evaluateAll((lists) => lists.filter((list) => list.scrollWidth > list.clientWidth).length);
    expect(cutTabs, `${at}, tabs cut`).toBe(0);
  }
}

test('open queue: two lists stand beside one another from 640 px of content [LAYOUT-09]', async ({
  page,
}) => {
  await registerUser(page);
  const queue = await searchTracks(page, 'soundcloud', 'harbour', 3);
  await addFavorites(page, [...queue, ...(await searchTracks(page, 'spotify', 'ferry', 3))]);
  const lists = ['Spotify', 'SoundCloud'].map((name) => page.getByRole('region', { name, exact: true }));
  for (const path of [`${screens.home}?q=harbour`, screens.favorites]) {
    await openWithPlayback(page, { queue: [...queue], showQueueManager: true }, path);
    // The queue takes 384 px.
    for (const [width, areBeside] of [
      [1440, true],
      [1024, true],
      [1023, false],
      [768, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(lists[1]!.getByRole('listitem').first()).toBeVisible();
      await expect
        .poll(async () => {
          const [one, other] = await Promise.all(lists.map(boxOf));
          return one!.y === other!.y;
        }, `${path} at ${width}`)
        .toBe(areBeside);
    }
  }
});

test('open queue: public screens fit beside it from 768 px [LAYOUT-04] [QUEUE-10]', async ({ page }) => {
  const queue = await searchTracks(page, 'soundcloud', 'harbour', 3);
  await openWithPlayback(page, { queue: [...queue], showQueueManager: true }, `${screens.home}?q=harbour`);
  await expect(page.getByRole('region', { name: 'SoundCloud' }).getByRole('listitem').first()).toBeVisible();
  await look(page, 'results');
  for (const [path, heading] of [
    [screens.terms, 'Terms of Service'],
    [screens.about, /About/],
    [screens.signIn, /./],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await look(page, path);
  }
});

test('open queue: signed-in screens fit beside it from 768 px [LAYOUT-04] [QUEUE-10]', async ({ page }) => {
  await registerUser(page);
  const spotify = await searchTracks(page, 'spotify', 'midnight harbour', 6);
  const soundcloud = await searchTracks(page, 'soundcloud', 'midnight harbour', 6);
  await addFavorites(page, [...spotify, ...soundcloud]);
  const { playlistId } = await createPlaylist(page, 'Both shores', [...spotify, ...soundcloud]);
  await openWithPlayback(page, { queue: [...soundcloud], showQueueManager: true }, screens.favorites);
  await expect(page.getByText('Showing 12 of 12 tracks')).toBeVisible();
  await look(page, 'favorites');
  await page.goto(screens.playlists);
  await expect(page.getByText(/12 tracks/)).toBeVisible();
  await look(page, 'playlists');
  await page.goto(screens.playlist(playlistId));
  await expect(page.getByRole('button', { name: 'Play All' })).toBeVisible();
  await look(page, 'playlist');
  await page.goto(screens.accountSettings);
  await expect(page.getByRole('tab', { name: 'Connections' })).toBeVisible();
  await look(page, 'settings');
  await page.getByRole('tab', { name: 'Connections' }).click();
  await expect(page.getByText('Seamless Playback')).toBeVisible();
  await look(page, 'connections');
});
