// A log of what sounds when, written by the audio elements inside the providers' frames on one clock.
import type { BrowserContext } from '@playwright/test';
import type { Provider } from '@segue/contract';

type SoundEvent = {
  frame: string;
  provider: Provider;
  kind: string;
  /** Milliseconds since 1970, with fractions. */
  at: number;
  /** The track's id at its provider. */
  track: string;
  /** Seconds. */
  position: number;
  duration: number;
  isPaused: boolean;
};

/** One uninterrupted sounding of one track, in milliseconds since 1970. */
export type Stretch = { provider: Provider; track: string; from: number; until: number | null };

export type SoundLog = {
  stretches: () => readonly Stretch[];
  /** Keys of the tracks in the order they sounded, a pause within one counting once. */
  order: () => readonly string[];
};

/** Starts the log; call it before the page opens. */
export async function logSound(context: BrowserContext): Promise<SoundLog> {
  const events: SoundEvent[] = [];
  await context.exposeBinding('soundHeard', (_source, event: SoundEvent) => {
    events.push(event);
  });
  await context.addInitScript(listenInFrame);
  const stretches = () => stretchesOf(events);
  return {
    stretches,
    order: () =>
      stretches()
        .map(({ provider, track }) => `${provider}:${track}`)
        .filter((key, index, all) => key !== all[index - 1]),
  };
}

/** Pairs of stretches that sounded at the same time for longer than the clocks of two frames may disagree. */
export function overlapsOf(stretches: readonly Stretch[], toleranceMs = 20): readonly [Stretch, Stretch][] {
  return stretches.flatMap((one, index) =>
    stretches
      .slice(index + 1)
      .filter((other) => other.from < (one.until ?? Infinity) - toleranceMs)
      .map((other): [Stretch, Stretch] => [one, other]),
  );
}

/** Runs in every frame before its scripts; only the providers' own frames have something to tell. */
function listenInFrame(): void {
  const place = /\/(spotify)\/sdk\/embedded\/|\/(soundcloud)\/w\/player\//.exec(location.href);
  if (!place) return;
  const provider = (place[1] ?? place[2]) as Provider;
  const frame = crypto.randomUUID();
  const hear = (window as unknown as { soundHeard: (event: SoundEvent) => void }).soundHeard;
  let last: HTMLMediaElement | null = null;
  const tell = (kind: string, media: HTMLMediaElement) => {
    const track = /\/audio\/([^/.]+)\.wav/.exec(media.currentSrc)?.[1];
    if (!track) return;
    last = media;
    hear({
      frame,
      provider,
      kind,
      at: performance.timeOrigin + performance.now(),
      track,
      position: media.currentTime,
      duration: media.duration || 0,
      isPaused: media.paused,
    });
  };
  for (const kind of ['playing', 'timeupdate', 'pause', 'ended', 'emptied', 'waiting', 'seeking']) {
    document.addEventListener(kind, (event) => tell(kind, event.target as HTMLMediaElement), true);
  }
  window.addEventListener('pagehide', () => last && tell('gone', last));
}

type Open = { stretch: Stretch; startPosition: number; hasMoved: boolean; last: SoundEvent };

function stretchesOf(events: readonly SoundEvent[]): readonly Stretch[] {
  const open = new Map<string, Open>();
  const all: Stretch[] = [];
  const still = new Set<Stretch>();
  for (const event of [...events].sort((a, b) => a.at - b.at)) {
    const sounding = open.get(event.frame);
    if (sounding && sounding.stretch.track !== event.track) close(sounding, event.at);
    if (event.kind === 'playing' || (event.kind === 'timeupdate' && !event.isPaused)) {
      if (sounding && sounding.stretch.until === null) {
        move(sounding, event);
        if (sounding.hasMoved) still.delete(sounding.stretch);
      } else {
        const { provider, track, at, position } = event;
        const stretch: Stretch = { provider, track, from: at, until: null };
        open.set(event.frame, { stretch, startPosition: position, hasMoved: false, last: event });
        all.push(stretch);
        still.add(stretch);
      }
    } else if (sounding && sounding.stretch.until === null && isEnd(event)) close(sounding, event.at);
  }
  // What never moved was never heard: a start that was refused, or taken back at once.
  return all.filter((stretch) => stretch.until === null || !still.has(stretch));
}

/** The first movement says when the sound began, more exactly than any event. */
function move(entry: Open, event: SoundEvent): void {
  const moved = event.position - entry.startPosition;
  if (!entry.hasMoved && moved > 0) {
    entry.hasMoved = true;
    entry.stretch.from = Math.max(entry.stretch.from, event.at - moved * 1000);
  }
  entry.last = event;
}

function isEnd({ kind, isPaused }: SoundEvent): boolean {
  return ['pause', 'ended', 'emptied', 'gone'].includes(kind) || isPaused;
}

/** Sound ends where its audio does, even when the element says so a little later. */
function close({ stretch, last }: Open, at: number): void {
  if (stretch.until !== null) return;
  const rest = Math.max(0, last.duration - last.position) * 1000;
  stretch.until = last.duration > 0 ? Math.min(at, last.at + rest) : at;
}
