// A look at a frame that should be sounding: whether it does, and what happened when it does not.
import { withinMs } from '../waiting';
import { isEndLost, type Run } from './run';
import type { Widget } from './widget';

const SILENCE_MS = 5000;
const ANSWER_MS = 1000;

/** `deaf`: the frame does not even answer. `stalled`: it says it plays, and nothing moves. */
export type Sight = { verdict: 'fine' | 'finished' | 'paused' | 'deaf' | 'stalled'; position: number };

/** Looks at what was heard of a run, and asks the frame when that was nothing for a while. */
export async function judge(run: Run, widget: Widget): Promise<Sight> {
  const now = Date.now();
  const fine: Sight = { verdict: 'fine', position: run.position };
  const hasStalled = run.stall.look();
  if (now - run.heardAt < SILENCE_MS) return hasStalled ? { ...fine, verdict: 'stalled' } : fine;
  const [isPaused, position = run.position] = await Promise.all([
    withinMs(ANSWER_MS, new Promise<boolean>((answer) => widget.isPaused(answer))),
    withinMs(ANSWER_MS, new Promise<number>((answer) => widget.getPosition(answer))),
  ]);
  if (run.heardAt > now) return fine;
  run.heardAt = now;
  if (isEndLost(run, position)) return { verdict: 'finished', position };
  if (isPaused === undefined) return { verdict: 'deaf', position };
  if (isPaused) return { verdict: 'paused', position };
  run.stall.heard(position, NaN);
  return { verdict: hasStalled ? 'stalled' : 'fine', position };
}
