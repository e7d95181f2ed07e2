// Logs when which track plays, from the events of the audio elements in all provider frames, on one clock.
import type { BrowserContext } from '@playwright/test';
import type { Provider } from '@segue/contract';

type AudioEvent = {
  frame: string;
  provider: Provider;
  kind: string;
  /** Milliseconds since 1970, with fractions. */
  at: number;
  /** The track's id at its provider. */
  track: string;
  /** In seconds. */
  position: number;
  duration: number;
  /** Paused, or at volume 0: SoundCloud's next track is primed that way. */
  isSilent: boolean;
};

/** An interval in which one track played without a break, in milliseconds since 1970. */
export type PlayInterval = { provider: Provider; track: string; from: number; until: number | null };

export type AudioLog = Awaited<ReturnType<typeof logAudio>>;

/** Starts the log; call it before the page opens. */
export async function logAudio(context: BrowserContext) {
  const events: AudioEvent[] = [];
  await context.exposeBinding('reportAudioEvent', (_source, event: AudioEvent) => {
    events.push(event);
  });
  await context.addInitScript(reportEventsOfFrame);
  const intervals = () => intervalsFrom(events);
  return {
    intervals,
    /** Keys of the tracks in playing order; a track that was paused appears once. */
    order: () =>
      intervals()
        .map(({ provider, track }) => `${provider}:${track}`)
        .filter((key, index, all) => key !== all[index - 1]),
  };
}

/** Pairs of intervals that overlap by more than the clocks of two frames can differ. */
export function overlapsOf(
  intervals: readonly PlayInterval[],
  toleranceMs = 20,
): readonly [PlayInterval, PlayInterval][] {
  return intervals.flatMap((one, index) =>
    intervals
      .slice(index + 1)
      .filter((other) => other.from < (one.until ?? Infinity) - toleranceMs)
      .map((other): [PlayInterval, PlayInterval] => [one, other]),
  );
}

/** Runs in every frame before its scripts; does nothing in frames without a player. */
function reportEventsOfFrame(): void {
  const match = /\/(spotify)\/sdk\/embedded\/|\/(soundcloud)\/w\/player\//.exec(location.href);
  // The music server's audio elements are in the page itself.
  if (!match && window.top !== window) return;
  const provider = (match?.[1] ?? match?.[2] ?? 'musicserver') as Provider;
  const frame = crypto.randomUUID();
  const report = (window as unknown as { reportAudioEvent: (event: AudioEvent) => void }).reportAudioEvent;
  let last: HTMLMediaElement | null = null;
  const reportEvent = (kind: string, media: HTMLMediaElement) => {
    const track = /\/(?:audio|tracks)\/([^/.?]+)/.exec(media.currentSrc)?.[1];
    if (!track) return;
    media.dataset['logId'] ??= crypto.randomUUID();
    last = media;
    report({
      frame: `${frame} ${media.dataset['logId']}`,
      provider,
      kind,
      at: performance.timeOrigin + performance.now(),
      track,
      position: media.currentTime,
      duration: media.duration || 0,
      isSilent: media.paused || media.volume === 0,
    });
  };
  const kinds = 'playing timeupdate volumechange pause ended emptied waiting seeking';
  for (const kind of kinds.split(' ')) {
    document.addEventListener(kind, (event) => reportEvent(kind, event.target as HTMLMediaElement), true);
  }
  window.addEventListener('pagehide', () => last && reportEvent('gone', last));
}

const STARTS: readonly string[] = ['playing', 'timeupdate', 'volumechange'];
type Open = { interval: PlayInterval; startPosition: number; hasMoved: boolean; last: AudioEvent };

function intervalsFrom(events: readonly AudioEvent[]): readonly PlayInterval[] {
  const open = new Map<string, Open>();
  const all: Open[] = [];
  for (const event of [...events].sort((a, b) => a.at - b.at)) {
    const current = open.get(event.frame);
    if (current && current.interval.track !== event.track) close(current, event.at);
    if (STARTS.includes(event.kind) && !event.isSilent) {
      if (current && current.interval.until === null) {
        move(current, event);
        continue;
      }
      const { provider, track, at, position } = event;
      const interval: PlayInterval = { provider, track, from: at, until: null };
      const entry = { interval, startPosition: position, hasMoved: false, last: event };
      open.set(event.frame, entry);
      all.push(entry);
    } else if (current && isEnd(event)) close(current, event.at);
  }
  // An interval without progress was not audible: playback was refused or paused again.
  const audible = all.filter(({ interval, hasMoved }) => interval.until === null || hasMoved);
  return audible.map(({ interval }) => interval);
}

/** The first change of the position gives the exact start of the audio. */
function move(entry: Open, event: AudioEvent): void {
  const moved = event.position - entry.startPosition;
  if (!entry.hasMoved && moved > 0) {
    entry.hasMoved = true;
    entry.interval.from = Math.max(entry.interval.from, event.at - moved * 1000);
  }
  entry.last = event;
}

function isEnd({ kind, isSilent }: AudioEvent): boolean {
  return ['pause', 'ended', 'emptied', 'gone'].includes(kind) || isSilent;
}

/** The audio ends at its duration, even when the event arrives a little later. */
function close({ interval, last }: Open, at: number): void {
  if (interval.until !== null) return;
  const rest = Math.max(0, last.duration - last.position) * 1000;
  interval.until = last.duration > 0 ? Math.min(at, last.at + rest) : at;
}
