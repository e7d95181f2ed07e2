// Checks that the player bar, the queue and the audio elements show the same track.
import type { Page } from '@playwright/test';
import { trackKey, type Track } from '@segue/contract';
import { playingAudio } from '../audio';

const TIMEOUT_MS = 30_000;
const POLL_MS = 120;
/** A single consistent sample may be a coincidence. */
const REQUIRED_SAMPLES = 3;

type Sample = {
  title: string | null;
  isPlaying: boolean;
  marked: string | null;
  current: { title: string; key: string } | null;
  playing: Awaited<ReturnType<typeof playingAudio>>;
};

/** Returns null once they are consistent, or the last inconsistency after the timeout. */
export async function findInconsistency(page: Page): Promise<string | null> {
  const until = Date.now() + TIMEOUT_MS;
  let consistentSamples = 0;
  let last: string | null = null;
  while (Date.now() < until) {
    const sample = await takeSample(page);
    const inconsistency = inconsistencyOf(sample);
    consistentSamples = inconsistency === null ? consistentSamples + 1 : 0;
    if (consistentSamples >= REQUIRED_SAMPLES) return null;
    if (inconsistency) last = `${inconsistency} ${JSON.stringify(sample)}`;
    await page.waitForTimeout(POLL_MS);
  }
  return last ?? 'consistent, but never in enough samples in a row';
}

function inconsistencyOf({ title, isPlaying, marked, current, playing }: Sample): string | null {
  if (playing.length > 1) return 'Two audio elements play.';
  if (current && current.title !== title)
    return 'The bar shows another track than the current track of the queue.';
  if (current && marked !== title) return 'The queue highlights another track than the bar shows.';
  if (!isPlaying) return playing.length === 0 ? null : 'The bar shows paused, but an audio element plays.';
  const [audio] = playing;
  if (!audio) return 'The bar shows playing, but no audio element plays.';
  const key = `${audio.provider}:${audio.track}`;
  return current === null || current.key === key
    ? null
    : 'The audio element plays another track than the bar shows.';
}

async function takeSample(page: Page): Promise<Sample> {
  const shown = await page.evaluate(() => {
    const bar = document.querySelector('[role="region"][aria-label="Player"]');
    const saved = JSON.parse(sessionStorage.getItem('playbackState') ?? '{}') as {
      queue?: Track[];
      currentTrackIndex?: number | null;
    };
    const current = saved.queue?.[saved.currentTrackIndex ?? -1] ?? null;
    const marked = document.querySelector('aside li[aria-current="true"] button[aria-label^="Play "]');
    return {
      title: bar?.querySelector('p[title]')?.getAttribute('title') ?? null,
      isPlaying: bar?.querySelector('button[aria-label="Pause"]') !== null,
      marked: marked?.getAttribute('aria-label')?.replace(/^Play /, '') ?? null,
      current,
    };
  });
  const { current } = shown;
  return {
    ...shown,
    current: current && {
      title: current.title,
      key: trackKey({ ...current, id: current.id.split(':').at(-1)! }),
    },
    playing: await playingAudio(page),
  };
}
