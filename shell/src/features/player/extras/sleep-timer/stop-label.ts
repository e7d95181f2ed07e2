import type { StopAt } from '@segue/stores/ports';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** `short` stands beside the moon; `name` is for screen readers and `line` for the menu. */
export type StopLabel = { short: string; name: string; line: string };

/** The words for a stop ahead; `timeLeft` in milliseconds, null while it is not known. */
export function stopLabel(stopAt: StopAt, timeLeft: number | null): StopLabel | null {
  if (stopAt === null) return null;
  if (stopAt === 'track-end') return ending('this track');
  if (stopAt === 'queue-end') return ending('the queue');
  if (timeLeft === null) return null;
  const isSeconds = timeLeft < MINUTE_MS;
  const count = Math.max(1, Math.ceil(timeLeft / (isSeconds ? SECOND_MS : MINUTE_MS)));
  const unit = isSeconds ? 'second' : 'minute';
  return {
    short: `${count} ${isSeconds ? 's' : 'min'}`,
    name: `Sleep timer, ${count} ${unit}${count === 1 ? '' : 's'} left`,
    line: `Stops in ${count} ${isSeconds ? 's' : 'min'}`,
  };
}

function ending(what: string): StopLabel {
  return { short: '', name: `Sleep timer, stops after ${what}`, line: `Stops after ${what}` };
}
