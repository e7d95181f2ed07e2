// From 768 px the open queue takes 24rem of the width; the content must fit the rest.
import { expect, test, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { queueOf } from '../pages/player';
import { registerUser } from '../support/accounts';
import { boxOf, elementsBeyond, hasHorizontalScroll } from '../support/layout';
import { openWithPlayback } from '../support/saved-playback';
import { addFavorites, createPlaylist, searchTracks } from '../support/test-data';

/** The narrowest window, and the narrowest of each layout. */
const WIDTHS = [640, 768, 1024, 1036, 1152, 1200];

/** Checks one screen, with all its tabs, at all widths. */
async function look(page: Page, screen: string): Promise<void> {
  const { panel } = queueOf(page);
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
    expect(await overlapOfSwitch(page), `${at}, tabs below the grouping switch`).toBe(0);
  }
}

/** By how many pixels the switch beside the tabs covers the last of them. */
function overlapOfSwitch(page: Page): Promise<number> {
  return page.evaluate(() => {
    const boxesOf = (role: string) =>
      [...document.querySelectorAll(`[role="${role}"]`)].map((element) => element.getBoundingClientRect());
    const last = boxesOf('tab').at(-1);
    const control = boxesOf('switch').find(({ width }) => width > 0);
    if (!last || !control || control.top >= last.bottom || control.bottom <= last.top) return 0;
    return Math.max(0, last.right - control.left);
  });
}

/** Expects the columns of two services beside one another where the queue leaves 720 px, and below one another elsewhere. */
async function expectColumns(page: Page): Promise<void> {
  const [one, other] = ['Spotify', 'SoundCloud'].map((name) =>
    page.getByRole('region', { name, exact: true }),
  );
  for (const [width, areBeside] of [
    [1104, true],
    [1103, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(async () => (await boxOf(one!)).y === (await boxOf(other!)).y, `columns at ${width}`)
      .toBe(areBeside);
  }
}

/** Goes to another screen by its link, so that the queue stays open. */
async function follow(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
}

test('open queue: public screens fit beside it from 768 px [LAYOUT-04] [LAYOUT-09] [QUEUE-10] @soak', async ({
  page,
}) => {
  const queue = await searchTracks(page, 'soundcloud', 'harbour', 3);
  await openWithPlayback(page, { queue: [...queue], showQueueManager: true }, `${screens.home}?q=harbour`);
  await expect(page.getByRole('region', { name: 'SoundCloud' }).getByRole('listitem').first()).toBeVisible();
  await look(page, 'results');
  await expectColumns(page);
  for (const [link, heading] of [
    ['Terms', 'Terms of Service'],
    ['About', /About/],
    ['Sign In', 'Sign In'],
  ] as const) {
    await follow(page, link);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await look(page, link);
  }
});

test('open queue: signed-in screens fit beside it from 768 px [LAYOUT-04] [LAYOUT-09] [QUEUE-10] @soak', async ({
  page,
}) => {
  await registerUser(page);
  const spotify = await searchTracks(page, 'spotify', 'midnight harbour', 6);
  const soundcloud = await searchTracks(page, 'soundcloud', 'midnight harbour', 6);
  await addFavorites(page, [...spotify, ...soundcloud]);
  await createPlaylist(page, 'Both shores', [...spotify, ...soundcloud]);
  await openWithPlayback(page, { queue: [...soundcloud], showQueueManager: true }, screens.favorites);
  await expect(page.getByText('Showing 12 of 12 tracks')).toBeVisible();
  await look(page, 'favorites');
  await expectColumns(page);
  await follow(page, 'Playlists');
  await expect(page.getByText(/12 tracks/)).toBeVisible();
  await look(page, 'playlists');
  await page.getByRole('main').getByRole('link', { name: 'Both shores' }).click();
  await expect(page.getByRole('button', { name: 'Play All' })).toBeVisible();
  await look(page, 'playlist');
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Account Settings' }).click();
  await expect(page.getByRole('tab', { name: 'Connections' })).toBeVisible();
  await look(page, 'settings');
  await page.getByRole('tab', { name: 'Connections' }).click();
  await expect(page.getByText('Seamless Playback')).toBeVisible();
  await look(page, 'connections');
});
