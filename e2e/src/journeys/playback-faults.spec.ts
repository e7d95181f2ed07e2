// Playback when a provider, the network or the token fails, and recovery without a reload.
import { expect, test, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import type { Track } from '@segue/contract';
import { PlayerBar } from '../pages/player';
import { expectAudioFrom, expectSilenceFrom } from '../support/audio';
import { signInWithSpotify } from '../support/oauth-flow';
import { addFault, isPlayingAtSpotify, loggedRequests, triggerPlayerEvent } from '../support/sandbox';
import { openWithPlayback } from '../support/saved-playback';
import { searchPlayableTracks } from '../support/test-data';

const PLAY = '/v1/me/player/play';

const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
const movingEqualisers = (page: Page) => page.locator('[data-moving="true"]');

/** Signs in a Premium user with a paused queue of Spotify tracks; returns the user's key in the sandbox. */
async function openSpotifyQueue(page: Page, baseURL: string | undefined, showQueueManager = false) {
  const user = await signInWithSpotify(page, 'premium-pat', String(baseURL));
  const found = await searchPlayableTracks(page, 'spotify', 'harbour');
  const queue = found.filter(({ duration }) => duration > 60_000).slice(0, 2) as [Track, Track];
  const open = async () => {
    await openWithPlayback(page, { queue, showQueueManager });
    const player = new PlayerBar(page);
    await player.expectCurrent(queue[0].title);
    return player;
  };
  return { user, queue, open };
}

for (const event of ['sleep', 'sleep-for-good']) {
  test(`Spotify after ${event}: the next click plays without a reload`, async ({ page, baseURL }) => {
    const { user, open } = await openSpotifyQueue(page, baseURL);
    const player = await open();
    await player.play();
    await expectAudioFrom(page, 'spotify');
    await triggerPlayerEvent(user, event);
    await expect(player.button('Play')).toBeVisible();
    await player.play();
    await expect(player.button('Pause')).toBeVisible();
    await expectAudioFrom(page, 'spotify');
  });
}

test('Spotify player that no longer answers: at the end of its track the queue goes on', async ({
  page,
  baseURL,
}) => {
  const user = await signInWithSpotify(page, 'premium-pat', String(baseURL));
  const [short] = (await searchPlayableTracks(page, 'spotify', 'short ferry')).filter(
    ({ duration }) => duration < 12_000,
  );
  const [next] = (await searchPlayableTracks(page, 'spotify', 'harbour')).filter(
    ({ duration }) => duration > 60_000,
  );
  await openWithPlayback(page, { queue: [short!, next!] });
  const player = new PlayerBar(page);
  await player.play();
  await expectAudioFrom(page, 'spotify');
  await triggerPlayerEvent(user, 'dead-frame');
  await expectSilenceFrom(page, 'spotify');
  await player.expectCurrent(next!.title);
  await expectAudioFrom(page, 'spotify');
});

test('Spotify player that no longer answers: its track goes on in a new frame', async ({ page, baseURL }) => {
  const { user, queue, open } = await openSpotifyQueue(page, baseURL);
  const player = await open();
  await player.play();
  await expectAudioFrom(page, 'spotify');
  await triggerPlayerEvent(user, 'dead-frame');
  await expectSilenceFrom(page, 'spotify');
  await expectAudioFrom(page, 'spotify');
  await player.expectCurrent(queue[0].title);
});

test('Spotify device that lost its place: plays after a transfer, and no track is skipped', async ({
  page,
  baseURL,
}) => {
  const { user, queue, open } = await openSpotifyQueue(page, baseURL);
  const player = await open();
  await player.play();
  await expectAudioFrom(page, 'spotify');
  await triggerPlayerEvent(user, 'orphaned');
  await expectSilenceFrom(page, 'spotify');
  await player.button('Next').click();
  await player.expectCurrent(queue[1].title);
  await expectAudioFrom(page, 'spotify');
});

test('Spotify reports playing before it sounds: the bar waits for the sound', async ({ page, baseURL }) => {
  const { user, open } = await openSpotifyQueue(page, baseURL, true);
  await addFault({
    service: 'spotify-sdk',
    method: 'PUSH',
    path: '/play',
    user,
    effect: { kind: 'sdk', buffering: 'still' },
  });
  const player = await open();
  await player.play();
  await expect.poll(() => isPlayingAtSpotify(user)).toBe(true);
  await expect(player.button('Pause')).toHaveAttribute('aria-busy', 'true');
  expect(await movingEqualisers(page).count()).toBe(0);
  await expectAudioFrom(page, 'spotify');
  await expect(movingEqualisers(page)).toHaveCount(1);
  await expect(player.button('Pause')).toHaveAttribute('aria-busy', 'false');
});

test('429 without CORS headers: the device is kept, and Try again plays', async ({ page, baseURL }) => {
  const { user, open } = await openSpotifyQueue(page, baseURL);
  await addFault({
    service: 'spotify-api',
    method: 'PUT',
    path: PLAY,
    user,
    effect: 'rate-limited-without-cors',
    times: 4,
  });
  const connections = async () => {
    const asked = await loggedRequests({ service: 'spotify-sdk', method: 'POST', path: '/devices', user });
    return asked.filter(({ path }) => path === '/devices').length;
  };
  const player = await open();
  await player.play();
  await expect(notice(page, "Spotify hasn't answered yet.").first()).toBeVisible();
  const before = await connections();
  expect(before).toBeGreaterThan(0);
  await expect(notice(page, "Spotify isn't answering.").first()).toBeVisible();
  await expect(player.button('Play')).toBeVisible();
  const puts = await loggedRequests({ service: 'spotify-api', method: 'PUT', user });
  expect(puts.map(({ path }) => path)).toEqual([PLAY, PLAY, PLAY, PLAY]);
  await tryAgain(page).first().click();
  await expectAudioFrom(page, 'spotify');
  await expect(tryAgain(page)).toHaveCount(0);
  expect(await connections()).toBe(before);
});

test('slow token request: a toast within 3 s, and playback once it is answered', async ({
  page,
  baseURL,
}) => {
  const { open } = await openSpotifyQueue(page, baseURL, true);
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/auth/token', async (route) => {
    await released;
    await route.continue();
  });
  const player = await open();
  await player.play();
  await expect(player.button('Pause')).toHaveAttribute('aria-busy', 'true', { timeout: 1000 });
  await expect(notice(page, "Spotify hasn't answered yet.").first()).toBeVisible({ timeout: 3000 });
  await expect(tryAgain(page)).toBeVisible();
  expect(await movingEqualisers(page).count()).toBe(0);
  release();
  await expectAudioFrom(page, 'spotify');
  await expect(movingEqualisers(page)).toHaveCount(1);
  await expect(player.button('Pause')).toHaveAttribute('aria-busy', 'false');
  await expect(tryAgain(page)).toHaveCount(0);
});

test('refused token request: a toast within 3 s with a working Try again', async ({ page, baseURL }) => {
  const { open } = await openSpotifyQueue(page, baseURL);
  await page.route('**/api/auth/token', (route) => route.fulfill({ status: 503, json: {} }));
  const player = await open();
  await player.play();
  await expect(notice(page, "Spotify isn't answering.").first()).toBeVisible({ timeout: 3000 });
  await page.unroute('**/api/auth/token');
  await tryAgain(page).first().click();
  await expectAudioFrom(page, 'spotify');
});

test('offline: a toast says so, and playback goes on once the network is back', async ({
  page,
  context,
  baseURL,
}) => {
  const { queue, open } = await openSpotifyQueue(page, baseURL);
  const player = await open();
  await player.play();
  await expectAudioFrom(page, 'spotify');
  await context.setOffline(true);
  await player.button('Next').click();
  await expect(notice(page, "You're offline.").first()).toBeVisible();
  // Else the former track could pass for the next one.
  await expectSilenceFrom(page, 'spotify');
  await context.setOffline(false);
  await expectAudioFrom(page, 'spotify');
  await player.expectCurrent(queue[1].title);
});

test('resume: not offered in a second tab while the first one plays', async ({ page, context }) => {
  const [track] = (await searchPlayableTracks(page, 'soundcloud', 'harbour')).filter(
    ({ duration }) => duration > 60_000,
  );
  await openWithPlayback(page, { queue: [track!] });
  await new PlayerBar(page).play();
  await expectAudioFrom(page, 'soundcloud');
  const other = await context.newPage();
  await other.goto(screens.about);
  await expect(new PlayerBar(other).bar.getByText('Playing in another tab')).toBeVisible();
  // Check at once: the toast would hide after some seconds.
  expect(await other.getByRole('button', { name: 'Resume' }).count()).toBe(0);
});
