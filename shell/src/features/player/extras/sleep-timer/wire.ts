// Pauses at the time of the sleep timer. Only the clock counts: a hidden tab's timers are late, and a sleeping machine's stop.
import { send } from '@segue/event-bus';
import { $isPlaying } from '@segue/stores';
import { $isFollower, $stopAt } from '@segue/stores/ports';
import { createWatch, scopeBind, type Scope, type Unit } from 'effector';
import { storedTimer, timeLeftChanged } from './model';
import { FADE_MS, fadeOf } from './stop-at';

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
  /** The playing tab pauses; the others follow it. */
  function stop(isPlaying: boolean): void {
    changeTimeLeft(null);
    if (scope.getState($isFollower)) return;
    if (isPlaying) send('playback/toggle');
    send('playback/stop-at', { at: null });
  }

  const unwatch = createWatch({ unit: [$stopAt, $isPlaying] as Unit<unknown>[], scope, fn: check });
  for (const wake of WAKES) window.addEventListener(wake, check, true);
  void scopeBind(storedTimer.readFx, { scope })();
  return () => {
    unwatch();
    for (const wake of WAKES) window.removeEventListener(wake, check, true);
    clearTimeout(timer);
  };
}
