// The way back: what was done to the queue last, and the queue before it.
import { QUEUE_MAX_ENTRIES, trackKey, type Track, type TrackKey } from '@segue/contract';
import type { Listener } from './playability';
import { arriveAt, quietly, type Decision, type PlaybackState } from './playback-state';
import { indexOf, type Queue } from './queue';
import { begin, silenced } from './starting';

const MAX_CHANGES = 20;

/** One change of the queue with what is needed to take it back. */
export type Change = {
  before: Queue;
  after: Queue;
  formerOrder: readonly TrackKey[] | null;
  current: Track | null;
  wasPlaying: boolean;
  /** Milliseconds into the track that was current. */
  position: number;
  /** The entry that was moved: moving it on is one change, not many. */
  moved?: TrackKey | undefined;
};

type What = { text: string; moved?: TrackKey; isSilent?: boolean };

/** Keeps the way back from a rule's decision, and offers it. */
export function remembering(before: PlaybackState, decision: Decision, what: What): Decision {
  const { state, orders } = decision;
  if (state.queue === before.queue) return decision;
  const last = before.history.at(-1);
  const goesOn = what.moved !== undefined && last?.moved === what.moved && last.after === before.queue;
  const change: Change = {
    before: goesOn ? last.before : before.queue,
    after: state.queue,
    formerOrder: before.formerOrder,
    current: before.current,
    wasPlaying: before.wantsSound,
    position: before.position,
    moved: what.moved,
  };
  const kept = goesOn ? before.history.slice(0, -1) : before.history;
  const isBack = isSameOrder(change.before, change.after);
  const history = isBack ? kept : [...kept, change].slice(-MAX_CHANGES);
  const offer = { text: what.text, action: { label: 'Undo', says: 'queue/undo' } } as const;
  const isOffered = !isBack && what.isSilent !== true;
  return { state: { ...state, history }, orders: isOffered ? { ...orders, offer } : orders };
}

/**
 * Takes the last change back; what was added or removed since stays so. What plays goes on playing when it was
 * there before, else what played before comes back where it stood.
 */
export function undo(state: PlaybackState, listener: Listener): Decision {
  const change = state.history.at(-1);
  if (!change) return quietly(state);
  const { formerOrder, current: former } = change;
  const tracks = mergedTracks(change, state.queue);
  const back = { ...state, formerOrder, history: state.history.slice(0, -1) };
  const placeOf = (track: Track | null) => (track ? indexOf({ tracks }, trackKey(track)) : -1);

  const place = placeOf(state.current);
  if (place >= 0) return quietly({ ...back, queue: { tracks, index: place } });
  const queue = { tracks, index: indexOfFormer(change, tracks) };
  if (!former || isSame(former, state.current)) return quietly({ ...back, queue });
  const index = placeOf(former) >= 0 ? placeOf(former) : queue.index;
  const returned = { ...arriveAt(back, former, { tracks, index }), position: change.position };
  return silenced(state, change.wasPlaying ? begin(returned, listener) : quietly(returned));
}

function mergedTracks({ before, after }: Change, now: Queue): readonly Track[] {
  const was = new Set(before.tracks.map(trackKey));
  const became = new Set(after.tracks.map(trackKey));
  const is = new Set(now.tracks.map(trackKey));
  const kept = before.tracks.filter((track) => is.has(trackKey(track)) || !became.has(trackKey(track)));
  const since = now.tracks.filter((track) => !was.has(trackKey(track)) && !became.has(trackKey(track)));
  return [...kept, ...since].slice(0, QUEUE_MAX_ENTRIES);
}

function indexOfFormer({ before }: Change, tracks: readonly Track[]): number | null {
  if (tracks.length === 0) return null;
  const former = before.index === null ? undefined : before.tracks[before.index];
  const at = former ? indexOf({ tracks }, trackKey(former)) : -1;
  return at >= 0 ? at : Math.min(before.index ?? 0, tracks.length - 1);
}

function isSameOrder(one: Queue, other: Queue): boolean {
  return (
    one.tracks.length === other.tracks.length &&
    one.tracks.every((track, at) => isSame(track, other.tracks[at] ?? null))
  );
}

function isSame(one: Track, other: Track | null): boolean {
  return other !== null && trackKey(one) === trackKey(other);
}
