// Owns the time that is left until the sleep timer pauses the music, and the copy of the timer that survives a reload.
import { send } from '@segue/event-bus';
import { $isPlaying, createPageStore } from '@segue/stores';
import { $currentIndex, $queue, $stopAt, type StopAt, createStoredValue } from '@segue/stores/ports';
import {
  type Scope,
  type Unit,
  combine,
  createEffect,
  createEvent,
  createWatch,
  sample,
  scopeBind,
} from 'effector';
import { joinStops, listen } from '../../../../platform/listen';
import { readJson } from '../../../../platform/read-json';
import { FADE_MS, fadeOf, parseStopAt, stopLabel } from './stop-at';

/** Milliseconds; null without a timer. */
const timeLeftChanged = createEvent<number | null>('timeLeftChanged');

const $timeLeft = createPageStore<number | null>(null).on(timeLeftChanged, (_, left) => left);

/** What the player shows of the stop ahead; null without one. */
export const $stopLabel = combine($stopAt, $timeLeft, stopLabel);

/** The queue entry after which the music stops; null when none is known. */
export const $lastEntry = combine($stopAt, $queue, $currentIndex, (stopAt, queue, index) =>
  stopAt === 'track-end' ? (queue[index ?? -1] ?? null) : null,
);

const storedTimer = createStoredValue<StopAt>({
  area: 'sleep timer',
  storage: 'sessionStorage',
  key: 'sleepTimer',
  parse(text) {
    const stored = readJson(text);
    const problems = stored === undefined ? ['The stored sleep timer is unreadable'] : [];
    return { value: parseStopAt(stored), problems };
  },
  serialize: JSON.stringify,
});
const restoreFx = createEffect((at: StopAt) => send('playback/stop-at', { at }));

sample({
  clock: storedTimer.valueRead,
  source: $stopAt,
  filter: (now, stored) => stored !== null && now === null,
  fn: (_, stored) => stored,
  target: restoreFx,
});
sample({ clock: $stopAt.updates, target: storedTimer.writeFx });

const TICK_MS = 1000;
/** Spotify's SDK reports each volume to its server. */
const FADE_TICK_MS = 500;
/** The page may have been asleep before them. */
const WAKES = ['visibilitychange', 'resume', 'pageshow', 'focus'] as const;

type Page = { ports: { engine: { fade: (factor: number) => void } } };

export function wireSleepTimer(scope: Scope, { ports }: Page): () => void {
  const changeTimeLeft = scopeBind(timeLeftChanged, { scope });
  let timer: ReturnType<typeof setTimeout> | undefined;

  function check(): void {
    clearTimeout(timer);
    const stopAt = scope.getState($stopAt);
    const isPlaying = scope.getState($isPlaying);
    const left = typeof stopAt === 'number' ? stopAt - Date.now() : null;
    if (left !== null && left <= 0) return stop(isPlaying);
    changeTimeLeft(left);
    // Not at the pause: until the provider has paused, that would be heard.
    if (isPlaying) ports.engine.fade(left === null ? 1 : fadeOf(left));
    if (left === null) return;
    timer = setTimeout(check, left <= FADE_MS ? FADE_TICK_MS : TICK_MS);
  }
  function stop(isPlaying: boolean): void {
    changeTimeLeft(null);
    if (isPlaying) send('playback/toggle');
    send('playback/stop-at', { at: null });
  }

  const unwatch = createWatch({ unit: [$stopAt, $isPlaying] as Unit<unknown>[], scope, fn: check });
  const stopListening = listen(window, WAKES, check, { capture: true });
  void scopeBind(storedTimer.readFx, { scope })();
  return joinStops(unwatch, stopListening, () => clearTimeout(timer));
}
