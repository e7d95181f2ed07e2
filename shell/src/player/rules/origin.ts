// The origin of queue entries.
import type { Track } from '@segue/contract';

/** The origin of an entry: a list with its name, or "Keep playing". */
export type Origin = { list: string } | 'similar';

/** Without an origin the user added it by hand. */
export type QueueEntry = Track & { origin?: Origin };

/** A track with this origin. */
export function withOrigin(track: QueueEntry, origin?: Origin): QueueEntry {
  const { origin: former, ...plain } = track;
  if (!origin) return former ? plain : track;
  return { ...plain, origin };
}

export function isSameOrigin(one: Origin | undefined, other: Origin | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function isSimilar({ origin }: QueueEntry): boolean {
  return origin === 'similar';
}
