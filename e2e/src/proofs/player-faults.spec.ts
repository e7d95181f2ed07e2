// One test per player fault: playback is never stuck, and the other provider plays at once.
import { expect, test, type Page } from '@playwright/test';
import type { Provider, Track } from '@segue/contract';
import { PlayerBar } from '../pages/player';
import { expectAudioFrom } from '../support/audio';
import { signInWithSpotify } from '../support/oauth-flow';
import { PLAYER_FAULTS } from '../support/player-faults';
import { resetSandbox } from '../support/sandbox';
import { openWithPlayback } from '../support/saved-playback';
import { searchPlayableTracks } from '../support/test-data';

/** A track that cannot start fails within this time. */
const FAILURE_MS = 25_000;

test.afterEach(resetSandbox);

for (const { fault, provider, song = 'harbour', arrange, trigger, result, notice } of PLAYER_FAULTS) {
  test(`${provider}: ${fault}: ${result}`, async ({ page, baseURL }) => {
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.message));
    const other: Provider = provider === 'spotify' ? 'soundcloud' : 'spotify';
    const user = await signInWithSpotify(page, 'premium-pat', String(baseURL));
    const [faulty, sound] = [await songOf(page, provider, song), await songOf(page, other, 'harbour')];
    await arrange?.(page, user);
    await openWithPlayback(page, { queue: [faulty, sound] });
    const player = new PlayerBar(page);
    await player.expectCurrent(faulty.title);
    await player.play();

    if (result === 'plays') await expectAudioFrom(page, provider);
    if (trigger) {
      await expectAudioFrom(page, provider);
      await trigger(user);
    }
    if (result === 'resumes') {
      // The old device is gone; a click plays on the new one.
      await expect(player.button('Play')).toBeVisible({ timeout: FAILURE_MS });
      await player.play();
      await expectAudioFrom(page, provider);
    }
    if (result === 'pauses') {
      await expect(player.button('Play')).toBeVisible({ timeout: FAILURE_MS });
      await player.expectCurrent(faulty.title);
      if (notice) await expect(page.getByText(notice).first()).toBeVisible();
      await player.button('Next').click();
    }
    if (result === 'plays' || result === 'resumes') await player.button('Next').click();
    const started = performance.now();
    await player.expectCurrent(sound.title);
    await expectAudioFrom(page, other);
    test.info().annotations.push({
      type: `${other} sounds after`,
      description: `${Math.round(performance.now() - started)} ms`,
    });
    expect(uncaught).toEqual([]);
  });
}

async function songOf(page: Page, provider: Provider, words: string): Promise<Track> {
  const found = await searchPlayableTracks(page, provider, words);
  const isShort = words.startsWith('short');
  const track = found.find(({ duration }) => isShort || duration > 60_000);
  if (!track) throw new Error(`The sandbox has no track "${words}" of ${provider}`);
  return track;
}
