// Owns the queue and what plays: commands change the queue, the queue decides what is loaded.
import { sessionEnded } from '@segue/api-client';
import { trackKey, type Track, type TrackKey } from '@segue/contract';
import { createEffect, createEvent, createStore, sample, type Event } from 'effector';
import { diagnosticReported } from '../diagnostics/model';
import { inbox } from '../inbox';
import { noticeShown, noticesWithdrawn, undoableChanged } from '../notices/model';
import { cycleRepeat, toggleShuffle } from './arranging';
import { mirror, playbackMirrored, takeOver } from './elsewhere';
import { remembering, undo } from './history';
import { $listener } from './listener';
import type { Listener } from './playability';
import {
  loadTrackFx,
  pauseFx,
  playbackLost,
  playbackReported,
  resumeFx,
  seekFx,
  startDelayed,
  trackEnded,
  trackUnavailable,
} from './playback-ports';
import {
  dequeue,
  enqueue,
  goNext,
  goPrevious,
  play,
  playAt,
  playNext,
  playTogether,
  resumeQueue,
  retry,
  seekTo,
  toggle,
} from './playback-rules';
import {
  arriveAt,
  heard,
  INITIAL_PLAYBACK,
  quietly,
  type Decision,
  type Orders,
  type PlaybackState,
} from './playback-state';
import { delay, fail, finish, lose, meet, reload } from './player-news';
import { currentOf, EMPTY_QUEUE, indexOf, reorder, type Queue } from './queue';

/** The saved queue was read back. */
export const queueRestored = createEvent<Queue>('queueRestored');
const decided = createEvent<Decision>('decided');
const shuffleAsked = inbox.on('queue/toggle-shuffle');
/** What makes each shuffle another one. */
export const rollDiceFx = createEffect<void, number>({
  name: 'rollDiceFx',
  handler: () => Math.floor(Math.random() * 2 ** 32),
});

/** Everything playback knows. Views read the stores derived from it. */
export const $playback = createStore(INITIAL_PLAYBACK, { sid: 'stores/playback', name: '$playback' })
  .on(decided, (_, { state }) => state)
  .on(sessionEnded, withoutHearts);

export const $queue = $playback.map((playback) => playback.queue.tracks);
export const $currentIndex = $playback.map((playback) => playback.queue.index);
export const $queueKeys = $queue.map<ReadonlySet<TrackKey>>((tracks) => new Set(tracks.map(trackKey)));
/** What the bar shows; it outlives the queue when that is cleared. */
export const $currentTrack = $playback.map<Track | null>((playback) => playback.current);
export const $isPlaying = $playback.map((playback) => playback.wantsSound);
/** Sound is really moving on: a wish that is still loading, buffering or refused is not. */
export const $isSounding = $playback.map(({ wantsSound, isSounding }) => wantsSound && isSounding);
/** Milliseconds into the current track. */
export const $position = $playback.map((playback) => playback.position);
/** Milliseconds; 0 when unknown. */
export const $duration = $playback.map(({ duration, current }) => duration ?? current?.duration ?? 0);
export const $isSeeking = seekFx.pending;
export const $repeat = $playback.map(({ repeat }) => repeat);
export const $isShuffled = $playback.map(({ formerOrder }) => formerOrder !== null);
/** Another tab of this browser plays; this one shows and controls it. */
export const $isElsewhere = $playback.map(({ isElsewhere }) => isElsewhere);
const $newestChange = $playback.map(({ history }) => history.at(-1) ?? null);
export const $canUndo = $newestChange.map((change) => change !== null);

/** A rule answers an event: it sees the state and the listener, and decides. */
function obey<Payload>(
  clock: Event<Payload>,
  rule: (state: PlaybackState, payload: Payload, listener: Listener) => Decision,
): void {
  sample({
    clock,
    source: { state: $playback, listener: $listener },
    fn: ({ state, listener }, payload) => rule(state, payload, listener),
    target: decided,
  });
}

/** Orders of one kind, as they are given. */
function ordered<Kind extends keyof Orders>(kind: Kind): Event<NonNullable<Orders[Kind]>> {
  return decided.filterMap(({ orders }) => orders[kind] ?? undefined) as Event<NonNullable<Orders[Kind]>>;
}

obey(inbox.on('playback/play'), (state, { track }, listener) => play(state, track, listener));
obey(inbox.on('playback/play-all'), (state, { tracks }, listener) =>
  remembering(state, playTogether(state, tracks, listener), {
    text: 'The queue has changed.',
    // Nothing was lost by filling an empty queue.
    isSilent: state.queue.tracks.length === 0,
  }),
);
obey(inbox.on('playback/toggle'), (state, _, listener) => toggle(state, listener));
obey(inbox.on('playback/retry'), (state, _, listener) => retry(state, listener));
obey(inbox.on('playback/next'), (state, _, listener) => goNext(state, listener));
obey(inbox.on('playback/previous'), (state, _, listener) => goPrevious(state, listener));
obey(inbox.on('playback/seek'), (state, { position }) => seekTo(state, position));
obey(inbox.on('queue/add'), (state, { track }) => enqueue(state, track));
obey(inbox.on('queue/play-next'), (state, { track }) => playNext(state, track));
obey(inbox.on('queue/remove'), (state, { key }, listener) =>
  remembering(state, dequeue(state, key, listener), {
    text: `Removed “${titleOf(state, key)}” from the queue.`,
  }),
);
obey(inbox.on('queue/reorder'), (state, { from, to, isStep = false }) => {
  const moved = state.queue.tracks[from];
  return remembering(state, quietly({ ...state, queue: reorder(state.queue, from, to) }), {
    text: `Moved “${moved?.title ?? ''}”.`,
    ...(moved ? { moved: trackKey(moved) } : {}),
    isSilent: isStep,
  });
});
obey(inbox.on('queue/clear'), (state) =>
  remembering(state, quietly({ ...state, queue: EMPTY_QUEUE, formerOrder: null }), {
    text: 'The queue was cleared.',
    isSilent: state.queue.tracks.length === 0,
  }),
);
obey(inbox.on('queue/resume'), (state, { tracks, track, position }, listener) =>
  resumeQueue(state, { tracks, track, position }, listener),
);
obey(inbox.on('queue/undo'), (state, _, listener) => undo(state, listener));
obey(rollDiceFx.doneData, toggleShuffle);
obey(inbox.on('playback/cycle-repeat'), cycleRepeat);
sample({ clock: shuffleAsked, target: rollDiceFx });
obey(inbox.on('queue/select'), (state, { index }, listener) => playAt(state, index, listener));

obey(playbackMirrored, mirror);
obey(inbox.on('playback/take-over'), (state, _, listener) => takeOver(state, listener));

obey(trackEnded, finish);
obey(trackUnavailable, fail);
obey(startDelayed, delay);
obey(playbackLost, lose);
obey(loadTrackFx.fail, (state, { params: { generation } }, listener) =>
  fail(state, { generation, reason: 'failed' }, listener),
);
obey(resumeFx.fail, reload);
obey($listener.updates, (state, listener) => meet(state, listener));
obey(queueRestored, (state, queue) => restore(state, queue));
sample({
  clock: playbackReported,
  source: { state: $playback, isSeeking: $isSeeking },
  fn: ({ state, isSeeking }, report) => quietly(heard(state, report, isSeeking)),
  target: decided,
});

// The order matters: what sounds is silenced before anything else starts.
sample({ clock: ordered('pause'), fn: () => undefined, target: pauseFx });
sample({ clock: ordered('load'), target: loadTrackFx });
sample({ clock: ordered('resume'), fn: () => undefined, target: resumeFx });
sample({ clock: ordered('seek'), fn: (position) => ({ position }), target: seekFx });
sample({ clock: [ordered('offer'), ordered('notice')], target: noticeShown });
sample({ clock: ordered('log'), target: diagnosticReported });
// Not batched: the notice that is shown with a change is bound to it.
sample({ clock: $newestChange, target: undoableChanged, batch: false });

/** Changes with each start and with the track in the bar. */
const $attempt = $playback.map(
  ({ generation, current }) => `${generation} ${current ? trackKey(current) : ''}`,
);
// "Try again" is about one attempt: it goes when that one sounds after all, or another takes its place.
sample({
  clock: [$attempt.updates, $isSounding.updates.filter({ fn: Boolean })],
  fn: () => 'playback/retry' as const,
  target: noticesWithdrawn,
});

function restore(state: PlaybackState, queue: Queue): Decision {
  const isUntouched = state.current === null && state.queue.tracks.length === 0;
  return quietly(isUntouched ? arriveAt(state, currentOf(queue), queue) : state);
}

function titleOf({ queue }: PlaybackState, key: TrackKey): string {
  return queue.tracks[indexOf(queue, key)]?.title ?? '';
}

/** What a member liked does not stay on the tracks for the next person. */
function withoutHearts(state: PlaybackState): PlaybackState {
  const plain = ({ favoritedAt: _, ...track }: Track): Track => ({ ...track, isFavorited: false });
  return {
    ...state,
    queue: { ...state.queue, tracks: state.queue.tracks.map(plain) },
    current: state.current && plain(state.current),
    history: [],
  };
}
