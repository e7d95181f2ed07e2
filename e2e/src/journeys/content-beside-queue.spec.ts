// From 768 px on the open queue takes 24rem from the content: at every width the content fits what is left.
import { expect, test, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { QueuePanel } from '../pages/player';
import { createPlaylist, favourite, tracksOf } from '../support/collections';
import { boxOf, elementsBeyond, scrollsSideways } from '../support/layout';
import { becomeMember } from '../support/members';
import { openWith } from '../support/saved-queue';

const FIRST = 640;
const LAST = 1279;
/** Widths around the steps of the layout, and a grid between them. */
const WIDTHS = Array.from({ length: LAST - FIRST + 1 }, (_, index) => FIRST + index).filter(
  (width) => width % 96 === 64 || [767, 768, 769, 1151, 1152, 1153, 1199, 1200, LAST].includes(width),
);

/** Looks at one screen at all widths; tabs are part of it wherever there are any. */
async function look(page: Page, screen: string): Promise<void> {
  const { panel } = new QueuePanel(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const at = `${screen} at ${width}`;
    expect(await scrollsSideways(page), `${at} scrolls sideways`).toBe(false);
    // Below medium the queue lies over the content.
    if (width < 768) continue;
    const x = width - 384;
    // Right after a page was loaded the panel may still be sliding in.
    await expect.poll(async () => (await boxOf(panel)).x, at).toBe(x);
    expect(await elementsBeyond(page.getByRole('main'), x), `${at}, main`).toEqual([]);
    expect(await elementsBeyond(page.getByRole('contentinfo'), x), `${at}, footer`).toEqual([]);
    const cutTabs = await page
      .getByRole('tablist')
      .evaluateAll((lists) => lists.filter((list) => list.scrollWidth > list.clientWidth).length);
    expect(cutTabs, `${at}, tabs cut`).toBe(0);
  }
}

test('public screens fit beside the open queue from 768 px on [LAYOUT-04] [QUEUE-10]', async ({ page }) => {
  const queue = await tracksOf(page, 'soundcloud', 'harbour', 3);
  await openWith(page, { queue: [...queue], showQueueManager: true }, `${screens.home}?q=harbour`);
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

test('screens of a member fit beside the open queue from 768 px on [LAYOUT-04] [QUEUE-10]', async ({
  page,
}) => {
  await becomeMember(page);
  const spotify = await tracksOf(page, 'spotify', 'midnight harbour', 6);
  const soundcloud = await tracksOf(page, 'soundcloud', 'midnight harbour', 6);
  await favourite(page, [...spotify, ...soundcloud]);
  const { playlistId } = await createPlaylist(page, 'Both shores', [...spotify, ...soundcloud]);
  await openWith(page, { queue: [...soundcloud], showQueueManager: true }, screens.favorites);
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
