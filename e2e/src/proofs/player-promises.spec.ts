// The contract of the player adapters, tested with the real product and the sandbox in Chromium.
import { expect, test, type Page } from '@playwright/test';
import { PROVIDERS, type Provider, type Track } from '@segue/contract';
import { PlayerBar } from '../pages/player';
import { expectAudioFrom, expectSilenceFrom, pauseAudioElement, playingProviders } from '../support/audio';
import { signInWithSpotify } from '../support/oauth-flow';
import { openWithPlayback } from '../support/saved-playback';
import { searchPlayableTracks } from '../support/test-data';

type Rig = { page: Page; player: PlayerBar; provider: Provider; first: Track; second: Track };

const PROMISES: readonly { promise: string; words: string; keep: (rig: Rig) => Promise<void> }[] = [
  {
    promise: 'reports a sounding track with its position and length',
    words: 'harbour',
    async keep({ player, first }) {
      await expect.poll(() => player.seconds()).toBeGreaterThanOrEqual(2);
      expect(await player.seconds()).toBeLessThan(first.duration / 1000);
    },
  },
  {
    promise: 'reports a pause that somebody else made',
    words: 'harbour',
    async keep({ page, player, provider }) {
      await pauseAudioElement(page, provider);
      await expect(player.button('Play')).toBeVisible();
    },
  },
  {
    promise: 'pauses and goes on where it stood when asked',
    words: 'harbour',
    async keep({ page, player, provider }) {
      await expect.poll(() => player.seconds()).toBeGreaterThanOrEqual(2);
      await player.button('Pause').click();
      await expectSilenceFrom(page, provider);
      await player.play();
      await expectAudioFrom(page, provider);
      expect(await player.seconds()).toBeGreaterThanOrEqual(2);
    },
  },
  {
    promise: 'tells the end of a track once, so that the next one plays and stays',
    words: 'short',
    async keep({ page, player, provider, second }) {
      await player.expectCurrent(second.title);
      await expectAudioFrom(page, provider);
      await player.expectCurrent(second.title);
      expect(await playingProviders(page)).toEqual([provider]);
    },
  },
  {
    promise: 'plays the newer of two tracks that are asked for at once, and only that',
    words: 'harbour',
    async keep({ page, player, provider, first, second }) {
      await player.button('Next').click();
      await player.button('Previous').click();
      await player.button('Next').click();
      await player.expectCurrent(second.title);
      await expectAudioFrom(page, provider);
      await expect(player.bar.getByText(first.title, { exact: true })).toHaveCount(0);
      expect(await playingProviders(page)).toEqual([provider]);
    },
  },
  {
    promise: 'seeks where it is told to',
    words: 'harbour',
    async keep({ page, player, provider }) {
      await player.seek.focus();
      for (let step = 0; step < 4; step += 1) await player.seek.press('ArrowRight');
      await expect.poll(() => player.seconds()).toBeGreaterThanOrEqual(12);
      await expectAudioFrom(page, provider);
    },
  },
];

for (const provider of PROVIDERS) {
  for (const { promise, words, keep } of PROMISES) {
    test(`${provider} ${promise}`, async ({ page, baseURL }) => {
      if (provider === 'spotify') await signInWithSpotify(page, 'premium-pat', String(baseURL));
      const found = (await searchPlayableTracks(page, provider, words)).filter(({ title, duration }) =>
        words === 'short' ? /^short \w+$/i.test(title) : duration > 60_000,
      );
      const [first, second] = found as [Track, Track];
      await openWithPlayback(page, { queue: [first, second] });
      const player = new PlayerBar(page);
      await player.play();
      await expectAudioFrom(page, provider);
      await keep({ page, player, provider, first, second });
    });
  }
}
