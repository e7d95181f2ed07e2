// Every fault of the players, one test each: the listener is never stuck, and the other provider plays at once.
import { expect, test, type Page } from '@playwright/test';
import type { Provider, Track } from '@segue/contract';
import { PlayerBar } from '../pages/player';
import { signInAsFreshListener } from '../support/fresh-listener';
import { PLAYER_FAULTS } from '../support/player-faults';
import { resetSandbox } from '../support/sandbox';
import { openWith, tracksOf } from '../support/saved-queue';
import { expectSoundFrom } from '../support/sound';

/** A song that cannot start is given up before that. */
const GIVEN_UP_MS = 25_000;

test.afterEach(resetSandbox);

for (const { fault, provider, song = 'harbour', arrange, provoke, outcome, notice } of PLAYER_FAULTS) {
  test(`${provider}: ${fault} — it ${outcome}`, async ({ page, baseURL }) => {
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.message));
    const other: Provider = provider === 'spotify' ? 'soundcloud' : 'spotify';
    const person = await signInAsFreshListener(page, String(baseURL));
    const [faulty, sound] = [await songOf(page, provider, song), await songOf(page, other, 'harbour')];
    await arrange?.(page, person);
    await openWith(page, { queue: [faulty, sound] });
    const player = new PlayerBar(page);
    await player.expectCurrent(faulty.title);
    await player.play();

    if (outcome === 'plays') await expectSoundFrom(page, provider);
    if (provoke) {
      await expectSoundFrom(page, provider);
      await provoke(person);
    }
    if (outcome === 'goes on') {
      // The sound went with the device; at a click it goes on with the new one.
      await expect(player.button('Play')).toBeVisible({ timeout: GIVEN_UP_MS });
      await player.play();
      await expectSoundFrom(page, provider);
    }
    if (outcome === 'rests') {
      await expect(player.button('Play')).toBeVisible({ timeout: GIVEN_UP_MS });
      await player.expectCurrent(faulty.title);
      if (notice) await expect(page.getByText(notice).first()).toBeVisible();
      await player.button('Next').click();
    }
    if (outcome === 'plays' || outcome === 'goes on') await player.button('Next').click();
    const started = performance.now();
    await player.expectCurrent(sound.title);
    await expectSoundFrom(page, other);
    test.info().annotations.push({
      type: `${other} sounds after`,
      description: `${Math.round(performance.now() - started)} ms`,
    });
    expect(uncaught).toEqual([]);
  });
}

async function songOf(page: Page, provider: Provider, words: string): Promise<Track> {
  const found = await tracksOf(page, provider, words);
  const isShort = words.startsWith('short');
  const track = found.find(({ duration }) => isShort || duration > 60_000);
  if (!track) throw new Error(`The stand-in of ${provider} knows no ${words}`);
  return track;
}
