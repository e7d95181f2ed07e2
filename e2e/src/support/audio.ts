// Reads and controls the audio elements in the providers' frames, which have another origin, and in the page.
import { expect, type Frame, type Page } from '@playwright/test';
import { PROVIDERS as ALL_PROVIDERS, type Provider } from '@segue/contract';

/** The music server's audio elements are in the page itself. */
const FRAME_PATH: Partial<Record<Provider, string>> = {
  spotify: '/spotify/sdk/',
  soundcloud: '/soundcloud/w/player/',
};

type AudioState = { position: number; isPaused: boolean; file: string };
const SILENT: AudioState = { position: 0, isPaused: true, file: '' };

/** SoundCloud can have several frames: the next tracks are preloaded. */
function providerFrames(page: Page, provider: Provider): Frame[] {
  const path = FRAME_PATH[provider];
  if (!path) return [page.mainFrame()];
  return page.frames().filter((frame) => new URL(frame.url(), 'http://none').pathname.startsWith(path));
}

/** The frame of this provider that plays. */
async function playingFrame(page: Page, provider: Provider): Promise<Frame> {
  for (const frame of providerFrames(page, provider)) {
    if (!(await audioStateOf(frame)).isPaused) return frame;
  }
  throw new Error(`No audio element of ${provider} plays.`);
}

async function providerAudio(page: Page, provider: Provider): Promise<AudioState> {
  const sounds = await Promise.all(providerFrames(page, provider).map(audioStateOf));
  return sounds.find(({ isPaused }) => !isPaused) ?? sounds[0] ?? SILENT;
}

async function audioStateOf(frame: Frame): Promise<AudioState> {
  try {
    const sound = await frame.evaluate(() => {
      const all = [...document.querySelectorAll('audio')];
      // One of the music server's elements plays, the other one has the next track ready.
      const audio = all.find(({ paused }) => !paused) ?? all[0];
      if (!audio) return null;
      const { currentTime, paused, volume, currentSrc } = audio;
      // At volume 0 SoundCloud's next track is primed.
      return { position: currentTime, isPaused: paused || volume === 0, file: currentSrc };
    });
    return sound ?? SILENT;
  } catch {
    // The frame was removed with its track, or is loading another document.
    return SILENT;
  }
}

/** The audio position of this provider in seconds; null while it is silent. */
export async function audioPosition(page: Page, provider: Provider): Promise<number | null> {
  const { position, isPaused } = await providerAudio(page, provider);
  return isPaused ? null : position;
}

/** Waits until the audio position of this provider has increased twice. */
export async function expectAudioFrom(page: Page, provider: Provider): Promise<void> {
  let last = -1;
  let growths = 0;
  await expect
    .poll(
      async () => {
        const { position, isPaused } = await providerAudio(page, provider);
        if (!isPaused && last >= 0 && position > last) growths += 1;
        last = position;
        return growths;
      },
      { intervals: [150], message: `audio from ${provider}` },
    )
    .toBeGreaterThanOrEqual(2);
}

/** Waits until no audio element of this provider plays. */
export async function expectSilenceFrom(page: Page, provider: Provider): Promise<void> {
  await expect
    .poll(async () => (await providerAudio(page, provider)).isPaused, { message: `silence from ${provider}` })
    .toBe(true);
}

/** What plays now: an entry for each audio element, with the track's id at its provider. */
export async function playingAudio(page: Page): Promise<{ provider: Provider; track: string }[]> {
  const states = ALL_PROVIDERS.flatMap((provider) =>
    providerFrames(page, provider).map(async (frame) => ({ provider, ...(await audioStateOf(frame)) })),
  );
  return (await Promise.all(states))
    .filter(({ isPaused }) => !isPaused)
    .map(({ provider, file }) => ({ provider, track: /([^/.]+)\.wav/.exec(file)?.[1] ?? '' }));
}

/**
 * Records the positions in seconds to which SoundCloud's audio element is sought. Reading the position later would be
 * less exact, because playback goes on.
 */
export async function recordSeeks(page: Page): Promise<() => Promise<number[]>> {
  const frame = await playingFrame(page, 'soundcloud');
  await frame.evaluate(() => {
    const seeks: number[] = [];
    const audio = document.querySelector('audio');
    audio?.addEventListener('seeking', () => seeks.push(audio.currentTime));
    Object.assign(window, { recordedSeeks: seeks });
  });
  return () => frame.evaluate(() => (window as unknown as { recordedSeeks: number[] }).recordedSeeks);
}
