import { expect, test } from '@playwright/test';
import { PROVIDER_NAMES } from '@segue/contract';
import { QueuePanel } from '../pages/player';
import { registerUser } from '../support/accounts';
import { nextResponse } from '../support/api-calls';
import { openWithPlayback, savedPlayback } from '../support/saved-playback';
import { mixedTracks } from '../support/test-data';

test('queue menu: a visitor can remove, but save nothing [QITEM-11] [QITEM-12] [QITEM-14]', async ({
  page,
}) => {
  const [first, second] = await mixedTracks(page, 2);
  await openWithPlayback(page, { queue: [first!, second!], showQueueManager: true });
  const queue = new QueuePanel(page);
  const menu = await queue.openMenuOf(second!.title);
  await expect(menu.getByRole('menuitem', { name: /(to|from) favorites/ })).toHaveCount(0);
  await expect(menu.getByRole('menuitem', { name: 'Add to playlist' })).toHaveCount(0);
  await menu.getByRole('menuitem', { name: 'Remove from queue' }).click();
  await expect(queue.items).toHaveCount(1);
  expect((await savedPlayback(page)).queue.map(({ title }) => title)).toEqual([first!.title]);
});

test('queue menu: adds to favorites and removes again [QITEM-09] [QITEM-10]', async ({ page }) => {
  await registerUser(page);
  const queued = await mixedTracks(page, 1);
  await openWithPlayback(page, { queue: queued, showQueueManager: true });
  const [track] = queued;
  const queue = new QueuePanel(page);
  const favorites = async () => {
    const answer = (await (await page.request.get('/api/track/favorite')).json()) as {
      soundcloudFavoriteTracks: { id: string }[];
    };
    return answer.soundcloudFavoriteTracks.map(({ id }) => id);
  };
  const added = nextResponse(page, 'POST /api/track/favorite');
  await (await queue.openMenuOf(track!.title)).getByRole('menuitem', { name: 'Add to favorites' }).click();
  // Wait for the page too: it cannot undo a request that is still pending.
  expect((await added).ok()).toBe(true);
  await expect.poll(favorites).toEqual([track!.id]);
  await (
    await queue.openMenuOf(track!.title)
  )
    .getByRole('menuitem', { name: 'Remove from favorites' })
    .click();
  await expect.poll(favorites).toEqual([]);
  await expect(
    (await queue.openMenuOf(track!.title)).getByRole('menuitem', { name: 'Add to favorites' }),
  ).toBeVisible();
});

test('queue menu: adds the entry to a playlist [QITEM-13]', async ({ page }) => {
  await registerUser(page);
  await page.request.put('/api/playlists', { multipart: { name: 'Night drive' } });
  const queued = await mixedTracks(page, 1);
  await openWithPlayback(page, { queue: queued, showQueueManager: true });
  const queue = new QueuePanel(page);
  const menu = await queue.openMenuOf(queued[0]!.title);
  await menu.getByRole('menuitem', { name: 'Add to playlist' }).click();
  const popover = page.getByRole('dialog', { name: 'Add to playlist' });
  const added = page.waitForResponse('**/api/playlists/track');
  await popover.getByRole('button', { name: /Night drive/ }).click();
  expect((await added).ok()).toBe(true);
});

test('queue menu: track and artist pages open a new tab [QITEM-15] [QITEM-16] [QITEM-18]', async ({
  page,
  context,
}) => {
  const queued = await mixedTracks(page, 2);
  await openWithPlayback(page, { queue: queued, showQueueManager: true });
  const queue = new QueuePanel(page);
  for (const track of queued) {
    for (const [name, address] of [
      [`Open in ${PROVIDER_NAMES[track.provider]}`, track.uri],
      ['View artist profile', track.artistInfo[0]!.profileUrl],
    ] as const) {
      const menu = await queue.openMenuOf(track.title);
      const opened = context.waitForEvent('page');
      await menu.getByRole('menuitem', { name }).click();
      const tab = await opened;
      await expect(tab).toHaveURL(address ?? 'none');
      await tab.close();
    }
  }
});

test('queue menu: no link without a track or artist page [QITEM-17] [QITEM-19]', async ({ page }) => {
  const queued = (await mixedTracks(page, 2)).map(({ uri: _uri, artistInfo, ...track }) => ({
    ...track,
    artistInfo: artistInfo.map(({ id, name }) => ({ id, name })),
  }));
  await openWithPlayback(page, { queue: queued, showQueueManager: true });
  const queue = new QueuePanel(page);
  for (const { title } of queued) {
    const menu = await queue.openMenuOf(title);
    const isCurrent = title === queued[0]?.title;
    await expect(menu.getByRole('menuitem', { name: /^(Open in|View artist|Copy link)/ })).toHaveCount(0);
    await expect(menu.getByRole('menuitem', { name: 'Play next' })).toHaveCount(isCurrent ? 0 : 1);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(queue.heading).toBeVisible();
  }
});
