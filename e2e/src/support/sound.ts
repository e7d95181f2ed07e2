// Listens where the sound is made: in the providers' own frames, which live on another origin.
import { expect, type Frame, type Page } from '@playwright/test';
import type { Provider } from '@segue/contract';

const FRAME_PATH: Record<Provider, string> = {
  spotify: '/spotify/sdk/',
  soundcloud: '/soundcloud/w/player/',
};

type Sound = { position: number; isPaused: boolean };
const SILENT: Sound = { position: 0, isPaused: true };

/** SoundCloud may have a second frame in the page, got ready for the track that comes next. */
function providerFrames(page: Page, provider: Provider): Frame[] {
  return page
    .frames()
    .filter((frame) => new URL(frame.url(), 'http://none').pathname.startsWith(FRAME_PATH[provider]));
}

/** The frame of this provider that makes the sound. */
export async function soundingFrame(page: Page, provider: Provider): Promise<Frame> {
  for (const frame of providerFrames(page, provider)) {
    if (!(await soundOfFrame(frame)).isPaused) return frame;
  }
  throw new Error(`Nothing sounds from ${provider}`);
}

async function soundOf(page: Page, provider: Provider): Promise<Sound> {
  const sounds = await Promise.all(providerFrames(page, provider).map(soundOfFrame));
  return sounds.find(({ isPaused }) => !isPaused) ?? sounds[0] ?? SILENT;
}

async function soundOfFrame(frame: Frame): Promise<Sound> {
  try {
    const sound = await frame.evaluate(() => {
      const audio = document.querySelector('audio');
      return audio ? { position: audio.currentTime, isPaused: audio.paused } : null;
    });
    return sound ?? SILENT;
  } catch {
    // A frame leaves with its track; between two documents nothing sounds.
    return SILENT;
  }
}

/** Waits until the audio position of this provider's frame has been seen growing twice. */
export async function expectSoundFrom(page: Page, provider: Provider): Promise<void> {
  let last = -1;
  let growths = 0;
  await expect
    .poll(
      async () => {
        const { position, isPaused } = await soundOf(page, provider);
        if (!isPaused && last >= 0 && position > last) growths += 1;
        last = position;
        return growths;
      },
      { intervals: [150], message: `sound from ${provider}` },
    )
    .toBeGreaterThanOrEqual(2);
}

/** Whether this provider's frame makes no sound now. */
export async function expectSilenceFrom(page: Page, provider: Provider): Promise<void> {
  await expect
    .poll(async () => (await soundOf(page, provider)).isPaused, { message: `silence from ${provider}` })
    .toBe(true);
}

/** Which providers sound at this moment. */
export async function soundingProviders(page: Page): Promise<Provider[]> {
  const sounding: Provider[] = [];
  for (const provider of ['spotify', 'soundcloud'] as const) {
    if (!(await soundOf(page, provider)).isPaused) sounding.push(provider);
  }
  return sounding;
}

/** Does something to the sound behind the product's back, as a hardware key or another device would. */
export async function actOnSound(page: Page, provider: Provider, deed: 'pause'): Promise<void> {
  for (const frame of providerFrames(page, provider)) {
    await frame.evaluate((wanted) => document.querySelector('audio')?.[wanted](), deed);
  }
}
