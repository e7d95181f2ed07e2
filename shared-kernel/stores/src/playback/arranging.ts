// The queue's two ways of going on by itself: in another order, and round again.
import { trackKey } from '@segue/contract';
import { quietly, type Decision, type PlaybackState, type Repeat } from './playback-state';
import { indexOf, type Queue } from './queue';
import { diceOf, spread } from './shuffle';

const AFTER: Readonly<Record<Repeat, Repeat>> = { off: 'all', all: 'one', one: 'off' };

/** Off, then all, then one, then off again. */
export function cycleRepeat(state: PlaybackState): Decision {
  return quietly({ ...state, repeat: AFTER[state.repeat] });
}

/** Shuffles what comes beside the current entry, which leads from now on; or brings the former order back. */
export function toggleShuffle(state: PlaybackState, seed: number): Decision {
  if (state.formerOrder) return quietly({ ...state, queue: inFormerOrder(state), formerOrder: null });
  const { tracks, index } = state.queue;
  if (tracks.length === 0) return quietly(state);
  const leading = index === null ? [] : tracks.slice(index, index + 1);
  const others = tracks.filter((_, at) => at !== index);
  const order = spread(others, leading[0] ?? state.current, diceOf(seed));
  const queue = { tracks: [...leading, ...order], index: index === null ? null : 0 };
  return quietly({ ...state, queue, formerOrder: tracks.map(trackKey) });
}

/** What came after the shuffling stands at the end. */
function inFormerOrder({ queue, formerOrder }: PlaybackState): Queue {
  const rank = new Map((formerOrder ?? []).map((key, at) => [key, at]));
  const placeOf = (key: ReturnType<typeof trackKey>) => rank.get(key) ?? rank.size;
  const tracks = [...queue.tracks].sort((a, b) => placeOf(trackKey(a)) - placeOf(trackKey(b)));
  const current = queue.index === null ? undefined : queue.tracks[queue.index];
  return { tracks, index: current ? indexOf({ tracks }, trackKey(current)) : null };
}
