// The sound of the SoundCloud frame in numbers, for walks that ask what reached the player.
import type { Frame, Page } from '@playwright/test';

function widgetFrame(page: Page): Frame {
  const frame = page.frames().find((each) => each.url().includes('/soundcloud/w/player/'));
  if (!frame) throw new Error('There is no SoundCloud frame');
  return frame;
}

/** Seconds into the song. */
export function audioPosition(page: Page): Promise<number> {
  return widgetFrame(page).evaluate(() => document.querySelector('audio')?.currentTime ?? 0);
}

/** Begins to count how often the song is sought. */
export async function countSeeks(page: Page): Promise<() => Promise<number>> {
  const frame = widgetFrame(page);
  await frame.evaluate(() => {
    const audio = document.querySelector('audio');
    if (!audio) throw new Error('There is no audio');
    audio.dataset['seeks'] = '0';
    audio.addEventListener('seeking', () => {
      audio.dataset['seeks'] = String(Number(audio.dataset['seeks']) + 1);
    });
  });
  return () => frame.evaluate(() => Number(document.querySelector('audio')?.dataset['seeks']));
}
