// Every fault of the players, one test each: the player recovers, and the other provider can play next.
import { expect, test, type Page } from '@playwright/test';
import type { Provider, Track } from '@segue/contract';
import { PlayerBar } from '../src/pages/player';
import { expectAudioFrom } from '../src/support/audio';
import { signInWithSpotify } from '../src/support/oauth-flow';
import { PLAYER_FAULTS } from '../src/support/player-faults';
import { resetSandbox } from '../src/support/sandbox';
import { openWithPlayback } from '../src/support/saved-playback';
import { searchPlayableTracks } from '../src/support/test-data';

/** A track that does not start is given up within this time. */
const START_TIMEOUT_MS = 25_000;

test.afterEach(resetSandbox);

for (const { fault, provider, song = 'harbour', arrange, trigger, result, notice } of PLAYER_FAULTS) {
  test(`${provider}: ${fault}: ${result}`, async ({ page, baseURL }) => {
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.message));
    const other: Provider = provider === 'spotify' ? 'soundcloud' : 'spotify';
    const account = await signInWithSpotify(page, String(baseURL));
    const [faulty, sound] = [await songOf(page, provider, song), await songOf(page, other, 'harbour')];
    await arrange?.(page, account);
    await openWithPlayback(page, { queue: [faulty, sound] });
    const player = new PlayerBar(page);
    await player.expectCurrent(faulty.title);
    await player.play();

    if (result === 'plays') await expectAudioFrom(page, provider);
    if (trigger) {
      await expectAudioFrom(page, provider);
      await trigger(account);
    }
    if (result === 'resumes') {
      // The device is gone; playback continues on a new device after a click.
      await expect(player.button('Play')).toBeVisible({ timeout: START_TIMEOUT_MS });
      await player.play();
      await expectAudioFrom(page, provider);
    }
    if (result === 'pauses') {
      await expect(player.button('Play')).toBeVisible({ timeout: START_TIMEOUT_MS });
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
  if (!track) throw new Error(`The sandbox of ${provider} has no track ${words}`);
  return track;
}
