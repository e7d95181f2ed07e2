// Transitions of the queue's order: moves, shuffle and repeat.
import { trackKey, type Track, type TrackKey } from '@segue/contract';
import { isSimilar } from './origin';
import { withoutEffects, type PlaybackState, type Repeat, type TransitionResult } from './playback-state';
import { currentOf, indexOf, reorder, type Queue } from './queue';
import { undoable } from './queue-history';
import { seededRandom, shuffled } from './shuffle';

/** Moves an entry; `isStep` when more steps of the same move follow. */
export function moveEntry(
  state: PlaybackState,
  { from, to, isStep = false }: { from: number; to: number; isStep?: boolean },
): TransitionResult {
  const track = state.queue.tracks[from];
  const title = `“${track?.title ?? ''}”`;
  return undoable(state, withoutEffects({ ...state, queue: reorder(state.queue, from, to) }), {
    label: `move ${title}`,
    text: isStep ? undefined : `Moved ${title}.`,
    moved: track && trackKey(track),
  });
}

const NEXT_REPEAT: Readonly<Record<Repeat, Repeat>> = { off: 'all', all: 'one', one: 'off' };

export function cycleRepeat(state: PlaybackState): TransitionResult {
  return withoutEffects({ ...state, repeat: NEXT_REPEAT[state.repeat] });
}

/** Shuffles all entries but the current one, which becomes the first; or restores the order before that. */
export function toggleShuffle(state: PlaybackState, seed: number): TransitionResult {
  const { orderBeforeShuffle } = state;
  if (orderBeforeShuffle) {
    const next = { ...state, queue: inOrder(state.queue, orderBeforeShuffle), orderBeforeShuffle: null };
    return undoable(state, withoutEffects(next), { label: 'turn off shuffle' });
  }
  const { tracks, index } = state.queue;
  if (tracks.length === 0) return withoutEffects(state);
  const first = index === null ? [] : tracks.slice(index, index + 1);
  const others = tracks.filter((_, at) => at !== index);
  const order = shuffled(others, first[0] ?? state.current, seededRandom(seed));
  // Entries of the user and of lists come before similar songs.
  const own = [...first, ...order.filter((track) => !isSimilar(track))];
  const queue = { tracks: [...own, ...order.filter(isSimilar)], index: index === null ? null : 0 };
  const next = { ...state, queue, orderBeforeShuffle: tracks.map(trackKey) };
  return undoable(state, withoutEffects(next), { label: 'shuffle' });
}

/** Sorts the queue by keys; tracks without a key come last. */
function inOrder(queue: Queue, keys: readonly TrackKey[]): Queue {
  const ranks = new Map(keys.map((key, rank) => [key, rank]));
  const rankOf = (track: Track) => ranks.get(trackKey(track)) ?? ranks.size;
  const tracks = [...queue.tracks].sort((a, b) => rankOf(a) - rankOf(b));
  const current = currentOf(queue);
  return { tracks, index: current && indexOf({ tracks }, trackKey(current)) };
}
