// Whether the bar, the queue and what sounds speak of the same track.
import type { Page } from '@playwright/test';
import { trackKey, type Provider, type Track } from '@segue/contract';

const AGREEMENT_MS = 30_000;
const LOOK_EVERY_MS = 120;
/** So many looks in a row must agree: a moment of agreement may be chance. */
const AGREEING_LOOKS = 3;

type Sounding = { provider: Provider; track: string };
type Seen = {
  title: string | null;
  isPlaying: boolean;
  marked: string | null;
  current: { title: string; key: string } | null;
  sounding: readonly Sounding[];
};

/** Null once they agree; what they said last when they do not in time. */
export async function agreement(page: Page): Promise<string | null> {
  const until = Date.now() + AGREEMENT_MS;
  let agreed = 0;
  let last: string | null = null;
  while (Date.now() < until) {
    const seen = await look(page);
    const trouble = troubleOf(seen);
    agreed = trouble === null ? agreed + 1 : 0;
    if (agreed >= AGREEING_LOOKS) return null;
    if (trouble) last = `${trouble} ${JSON.stringify(seen)}`;
    await page.waitForTimeout(LOOK_EVERY_MS);
  }
  return last ?? 'they agreed, but never for long enough';
}

function troubleOf({ title, isPlaying, marked, current, sounding }: Seen): string | null {
  if (sounding.length > 1) return 'Two frames sound.';
  if (current && current.title !== title) return 'The bar shows another track than the queue holds current.';
  if (current && marked !== title) return 'The queue marks another track than the bar shows.';
  if (!isPlaying) return sounding.length === 0 ? null : 'The bar shows a pause, and something sounds.';
  const [sound] = sounding;
  if (!sound) return 'The bar shows playing, and nothing sounds.';
  const key = `${sound.provider}:${sound.track}`;
  return current === null || current.key === key ? null : 'Another track sounds than the bar shows.';
}

async function look(page: Page): Promise<Seen> {
  const seen = await page.evaluate(() => {
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
  const { current } = seen;
  return {
    ...seen,
    current: current && {
      title: current.title,
      key: trackKey({ ...current, id: current.id.split(':').at(-1)! }),
    },
    sounding: await soundsOf(page),
  };
}

async function soundsOf(page: Page): Promise<Sounding[]> {
  const sounds = await Promise.all(
    page.frames().map(async (frame): Promise<Sounding | null> => {
      const place = /\/(spotify)\/sdk\/embedded\/|\/(soundcloud)\/w\/player\//.exec(frame.url());
      if (!place) return null;
      const track = await frame
        .evaluate(() => {
          const audio = document.querySelector('audio');
          return audio && !audio.paused && !audio.ended ? audio.currentSrc : null;
        })
        .catch(() => null);
      const id = /\/audio\/([^/.]+)\.wav/.exec(track ?? '')?.[1];
      return id ? { provider: (place[1] ?? place[2]) as Provider, track: id } : null;
    }),
  );
  return sounds.filter((sound) => sound !== null);
}
