// Owns the time that is left until the sleep timer pauses the music, and the copy of the timer that survives a reload.
import { send } from '@segue/event-bus';
import { $isPlaying, createPageStore } from '@segue/stores';
import {
  $currentIndex,
  $isFollower,
  $queue,
  $stopAt,
  createStoredValue,
  type StopAt,
} from '@segue/stores/ports';
import { combine, createEffect, createEvent, sample } from 'effector';
import { MINUTE_MS, parseStopAt } from './stop-at';
import { stopLabel } from './stop-label';

/** Milliseconds; null without a timer. */
export const timeLeftChanged = createEvent<number | null>('timeLeftChanged');

const $timeLeft = createPageStore<number | null>(null).on(timeLeftChanged, (_, left) => left);

/** What the player shows of the stop ahead; null without one. */
export const $stopLabel = combine($stopAt, $timeLeft, stopLabel);

/** The queue entry after which the music stops; null when none is known. */
export const $lastEntry = combine(
  $stopAt,
  $queue,
  $currentIndex,
  (stopAt, queue, index) =>
    (stopAt === 'queue-end' ? queue.at(-1) : stopAt === 'track-end' ? queue[index ?? -1] : null) ?? null,
);

/** The last minute before the music stops. */
export const $isStopNear = combine(
  $timeLeft,
  $isPlaying,
  (left, isPlaying) => isPlaying && left !== null && left <= MINUTE_MS,
);

export const storedTimer = createStoredValue<StopAt>({
  area: 'sleep timer',
  storage: 'sessionStorage',
  key: 'sleepTimer',
  parse(text) {
    try {
      return { value: parseStopAt(JSON.parse(text)), problems: [] };
    } catch {
      return { value: null, problems: ['The stored sleep timer is unreadable'] };
    }
  },
  serialize: JSON.stringify,
});
const restoreFx = createEffect((at: StopAt) => send('playback/stop-at', { at }));

sample({
  clock: storedTimer.valueRead,
  source: { now: $stopAt, isFollower: $isFollower },
  filter: ({ now, isFollower }, stored) => stored !== null && now === null && !isFollower,
  fn: (_, stored) => stored,
  target: restoreFx,
});
sample({ clock: $stopAt.updates, target: storedTimer.writeFx });
