// What reached SoundCloud's player, seen at the sound itself.
import type { Page } from '@playwright/test';
import { soundingFrame } from './sound';

/**
 * Notes from now on to which seconds the song that sounds is sought. A position that is read later says less: the
 * song goes on while it is looked at.
 */
export async function noteSeeks(page: Page): Promise<() => Promise<number[]>> {
  const frame = await soundingFrame(page, 'soundcloud');
  await frame.evaluate(() => {
    const seeks: number[] = [];
    const audio = document.querySelector('audio');
    audio?.addEventListener('seeking', () => seeks.push(audio.currentTime));
    Object.assign(window, { notedSeeks: seeks });
  });
  return () => frame.evaluate(() => (window as unknown as { notedSeeks: number[] }).notedSeeks);
}
