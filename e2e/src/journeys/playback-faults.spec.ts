// Playback when a provider, the network or the token fails, and recovery without a reload. `npm run soak -- players` has more faults.
import { expect, test, type Page } from '@playwright/test';
import type { Track } from '@segue/contract';
import { playerOf } from '../pages/player';
import { expectAudioFrom, expectSilenceFrom } from '../support/audio';
import { signInWithSpotify } from '../support/oauth-flow';
import { addFault, triggerPlayerEvent } from '../support/sandbox';
import { openWithPlayback } from '../support/saved-playback';
import { searchPlayableTracks } from '../support/test-data';

const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Signs in a Premium user with a paused queue of Spotify tracks; returns the user's key in the sandbox. */
async function openSpotifyQueue(page: Page, showQueueManager = false) {
  const user = await signInWithSpotify(page);
  const found = await searchPlayableTracks(page, 'spotify', 'harbour');
  const queue = found.filter(({ duration }) => duration > 60_000).slice(0, 2) as [Track, Track];
  const open = async () => {
    await openWithPlayback(page, { queue, showQueueManager });
    const player = playerOf(page);
    await player.expectCurrent(queue[0].title);
    return player;
  };
  return { user, queue, open };
}

test('Spotify device that lost its place: plays after a transfer, and no track is skipped @soak', async ({
  page,
}) => {
  const { user, queue, open } = await openSpotifyQueue(page);
  const player = await open();
  await player.play();
  await expectAudioFrom(page, 'spotify');
  await triggerPlayerEvent(user, 'orphaned');
  await expectSilenceFrom(page, 'spotify');
  await player.button('Next').click();
  await player.expectCurrent(queue[1].title);
  await expectAudioFrom(page, 'spotify');
});

test('offline: a toast says so, and playback goes on once the network is back', async ({ page, context }) => {
  const { queue, open } = await openSpotifyQueue(page);
  const player = await open();
  await player.play();
  await expectAudioFrom(page, 'spotify');
  await context.setOffline(true);
  await player.button('Next').click();
  await expect(notice(page, 'You’re offline.').filter({ visible: true }).first()).toBeVisible();
  // Otherwise the previous track could be mistaken for the next one.
  await expectSilenceFrom(page, 'spotify');
  await context.setOffline(false);
  await expectAudioFrom(page, 'spotify');
  await player.expectCurrent(queue[1].title);
});

test('SoundCloud stream that ends early: is asked for again and goes on at its place [PLAY-25]', async ({
  page,
}) => {
  const found = await searchPlayableTracks(page, 'soundcloud', 'low tide');
  const track = found.find(({ duration }) => duration > 60_000)!;
  const path = `/audio/${track.id.split(':').at(-1)}*`;
  await addFault({ service: 'soundcloud-media', path, times: 1, effect: 'ends-early' });
  await openWithPlayback(page, { queue: [track] });
  const player = playerOf(page);
  await player.play();
  await expect.poll(() => player.seconds(), { timeout: 40_000 }).toBeGreaterThan(11);
  await player.expectCurrent(track.title);
  await expect(player.button('Pause')).toBeVisible();
});
