// Divides the time before a track sounds between the product and the providers: hand-offs of a queue, and clicks.
import type { Provider } from '@segue/contract';
import type { PlayInterval } from '../src/support/audio-log';
import type { PathStep } from './hand-off-path';

/** All in milliseconds. A part is null when its steps were not seen. */
export type HandOff = {
  from: Provider;
  to: Provider;
  silence: number;
  /** From the last sample until the page received the end: the former player. */
  end: number | null;
  /** From there until the command to play left: the product. */
  product: number | null;
  /** From the command until the next player's frame received it: Spotify's servers, or the browser. */
  command: number | null;
  /** From the command in the frame to the first sample: the next player. */
  start: number | null;
};

/** How long a click took to sound, in milliseconds; parts as of `HandOff`, where `product` begins with the click. */
export type Start = Pick<HandOff, 'product' | 'command' | 'start'> & { to: Provider; wait: number };

/** The start of a track, measured from the last click before its command. */
export function startOf({ provider: to, from: soundedAt }: PlayInterval, path: readonly PathStep[]): Start {
  const before = path.filter(({ at }) => at <= soundedAt);
  const lastOf = (kind: PathStep['kind'], until: number) =>
    before.findLast((step) => step.kind === kind && step.at <= until)?.at ?? null;
  const sent = before.findLast((step) => step.kind === 'command-sent' && step.provider === to)?.at ?? null;
  const received =
    before.findLast((step) => step.kind === 'command-received' && step.provider === to)?.at ?? null;
  const clicked = lastOf('clicked', sent ?? soundedAt);
  return {
    to,
    wait: soundedAt - (clicked ?? soundedAt),
    product: difference(clicked, sent),
    command: difference(sent, received),
    start: difference(received, soundedAt),
  };
}

/** One entry per change of track. */
export function handOffsOf(intervals: readonly PlayInterval[], path: readonly PathStep[]): HandOff[] {
  return intervals.slice(1).flatMap((next, index) => {
    const former = intervals[index]!;
    // A track that resumes after a gap is no hand-off.
    if (former.track === next.track || former.until === null) return [];
    return [handOff(former, former.until, next, path)];
  });
}

function handOff(
  former: PlayInterval,
  until: number,
  next: PlayInterval,
  path: readonly PathStep[],
): HandOff {
  const { provider: to, from: startedAt } = next;
  const earliest = until - EARLY_MS;
  const stepAfter = (kind: PathStep['kind'], provider: Provider, after: number): number | null =>
    path.find((step) => step.kind === kind && step.provider === provider && step.at >= after)?.at ?? null;
  const ended = stepAfter('end-reported', former.provider, earliest);
  const from = ended ?? until;
  const sent = stepAfter('command-sent', to, from);
  const received = sent === null ? null : stepAfter('command-received', to, sent);
  return {
    from: former.provider,
    to,
    silence: startedAt - until,
    end: difference(until, ended),
    product: difference(ended, sent),
    command: difference(sent, received),
    start: difference(received, startedAt),
  };
}

/** The audio log rounds ends to the track's duration, so that a report can come a little before. */
const EARLY_MS = 30;

const difference = (from: number | null, to: number | null) =>
  from === null || to === null ? null : to - from;
