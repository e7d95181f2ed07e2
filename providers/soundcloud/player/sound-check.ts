// Checks whether an iframe that should be playing is, and what happened when it is not.
import { withinMs } from '@segue/shell/port/time-limit';
import { isEndMissed, type PlaybackAttempt } from './playback-attempt';
import type { Widget } from './widget';

const SILENCE_MS = 5000;
const ANSWER_MS = 1000;

/** `unresponsive`: the widget answers nothing. `stalled`: it reports playing, but the position does not move. */
export type SoundCheck = {
  status: 'fine' | 'finished' | 'paused' | 'unresponsive' | 'stalled';
  position: number;
};

/** Checks the attempt; polls the widget after SILENCE_MS without an event. */
export async function checkSound(attempt: PlaybackAttempt, widget: Widget): Promise<SoundCheck> {
  const now = Date.now();
  const fine: SoundCheck = { status: 'fine', position: attempt.position };
  const hasStalled = attempt.stall.check();
  if (now - attempt.lastEventAt < SILENCE_MS) return hasStalled ? { ...fine, status: 'stalled' } : fine;
  const [isPaused, position = attempt.position] = await Promise.all([
    withinMs(ANSWER_MS, new Promise<boolean>((answer) => widget.isPaused(answer))),
    withinMs(ANSWER_MS, new Promise<number>((answer) => widget.getPosition(answer))),
  ]);
  if (attempt.lastEventAt > now) return fine;
  attempt.lastEventAt = now;
  if (isEndMissed(attempt, position)) return { status: 'finished', position };
  if (isPaused === undefined) return { status: 'unresponsive', position };
  if (isPaused) return { status: 'paused', position };
  attempt.stall.progressed(position, NaN);
  return { status: hasStalled ? 'stalled' : 'fine', position };
}
