// Owns the remaining time of the sleep timer.
import { send } from '@segue/kernel/bus';
import { $isPlaying, createPageStore } from '@segue/kernel/state';
import { type Scope, type Unit, combine, createEvent, createWatch, scopeBind } from 'effector';
import { $currentIndex, $queue, $stopAt } from '../model/model';
import { joinStops, listen } from '../../platform/listen';

export const STOP_CHOICES_MIN = [15, 30, 60] as const;
const MINUTE_MS = 60_000;
/** The music fades out during the last seconds. */
const FADE_MS = 10_000;
const TICK_MS = 1000;
/** Spotify's SDK sends each volume change to its server. */
const FADE_TICK_MS = 500;
/** The page may have been suspended before them. */
const WAKES = ['visibilitychange', 'resume', 'pageshow', 'focus'] as const;

export const inMinutes = (minutes: number): number => Date.now() + minutes * MINUTE_MS;

const timeLeftChanged = createEvent<number | null>('timeLeftChanged');
/** Milliseconds; null without a timer. */
const $timeLeft = createPageStore<number | null>(null).on(timeLeftChanged, (_, left) => left);

/** Texts about the coming stop, `short` beside the moon; null without one. */
export const $stopLabel = combine($stopAt, $timeLeft, (stopAt, timeLeft) => {
  if (stopAt === 'track-end') return { short: '', line: 'Stops after this track' };
  if (stopAt === null || timeLeft === null) return null;
  const short = `${Math.max(1, Math.ceil(timeLeft / MINUTE_MS))} min`;
  return { short, line: `Stops in ${short}` };
});

export const $lastEntry = combine($stopAt, $queue, $currentIndex, (stopAt, queue, index) =>
  stopAt === 'track-end' ? (queue[index ?? -1] ?? null) : null,
);

type Page = { ports: { engine: { fade: (factor: number) => void } } };

export function wireSleepTimer(scope: Scope, { ports }: Page): () => void {
  const changeTimeLeft = scopeBind(timeLeftChanged, { scope });
  let timer: ReturnType<typeof setTimeout> | undefined;

  function check(): void {
    clearTimeout(timer);
    const stopAt = scope.getState($stopAt);
    const isPlaying = scope.getState($isPlaying);
    const left = typeof stopAt === 'number' ? Math.max(0, stopAt - Date.now()) : null;
    changeTimeLeft(left);
    if (left === 0) {
      if (isPlaying) send('playback/toggle');
      send('playback/stop-at', { at: null });
      return;
    }
    // Not at the pause: a louder end would be heard until the provider has paused.
    if (isPlaying) ports.engine.fade(left === null ? 1 : Math.min(1, left / FADE_MS));
    if (left !== null) timer = setTimeout(check, left <= FADE_MS ? FADE_TICK_MS : TICK_MS);
  }

  return joinStops(
    createWatch({ unit: [$stopAt, $isPlaying] as Unit<unknown>[], scope, fn: check }),
    listen(window, WAKES, check, { capture: true }),
    () => clearTimeout(timer),
  );
}
