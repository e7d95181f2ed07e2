// The contract of both player adapters, in the built product in Chromium against the sandbox.
import { expect, test, type Page } from '@playwright/test';
import { PROVIDERS, type Provider, type Track } from '@segue/contract';
import { PlayerBar } from '../src/pages/player';
import {
  expectAudioFrom,
  expectSilenceFrom,
  pauseAudioElement,
  playingProviders,
} from '../src/support/audio';
import { signInWithSpotify } from '../src/support/oauth-flow';
import { openWithPlayback } from '../src/support/saved-playback';
import { searchPlayableTracks } from '../src/support/test-data';

type Setup = { page: Page; player: PlayerBar; provider: Provider; first: Track; second: Track };

const CASES: readonly { title: string; words: string; check: (setup: Setup) => Promise<void> }[] = [
  {
    title: 'reports position and duration while a track plays',
    words: 'harbour',
    async check({ player, first }) {
      await expect.poll(() => player.seconds()).toBeGreaterThanOrEqual(2);
      expect(await player.seconds()).toBeLessThan(first.duration / 1000);
    },
  },
  {
    title: 'reports a pause that the provider made',
    words: 'harbour',
    async check({ page, player, provider }) {
      await pauseAudioElement(page, provider);
      await expect(player.button('Play')).toBeVisible();
    },
  },
  {
    title: 'pauses and resumes at the same position',
    words: 'harbour',
    async check({ page, player, provider }) {
      await expect.poll(() => player.seconds()).toBeGreaterThanOrEqual(2);
      await player.button('Pause').click();
      await expectSilenceFrom(page, provider);
      await player.play();
      await expectAudioFrom(page, provider);
      expect(await player.seconds()).toBeGreaterThanOrEqual(2);
    },
  },
  {
    title: 'reports the end of a track once: the next track plays and stays current',
    words: 'short',
    async check({ page, player, provider, second }) {
      await player.expectCurrent(second.title);
      await expectAudioFrom(page, provider);
      await player.expectCurrent(second.title);
      expect(await playingProviders(page)).toEqual([provider]);
    },
  },
  {
    title: 'plays only the last of several tracks requested in quick succession',
    words: 'harbour',
    async check({ page, player, provider, first, second }) {
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
    title: 'seeks to the requested position',
    words: 'harbour',
    async check({ page, player, provider }) {
      await player.seek.focus();
      for (let step = 0; step < 4; step += 1) await player.seek.press('ArrowRight');
      await expect.poll(() => player.seconds()).toBeGreaterThanOrEqual(12);
      await expectAudioFrom(page, provider);
    },
  },
];

for (const provider of PROVIDERS) {
  for (const { title, words, check } of CASES) {
    test(`${provider}: ${title}`, async ({ page, baseURL }) => {
      if (provider === 'spotify') await signInWithSpotify(page, 'premium-pat', String(baseURL));
      const found = (await searchPlayableTracks(page, provider, words)).filter((track) =>
        words === 'short' ? /^short \w+$/i.test(track.title) : track.duration > 60_000,
      );
      const [first, second] = found as [Track, Track];
      await openWithPlayback(page, { queue: [first, second] });
      const player = new PlayerBar(page);
      await player.play();
      await expectAudioFrom(page, provider);
      await check({ page, player, provider, first, second });
    });
  }
}
