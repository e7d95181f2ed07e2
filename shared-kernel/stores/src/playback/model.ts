// Owns the queue and what plays: runs transitions for commands and player events, then their effects.
import { sessionEnded } from '@segue/api-client';
import { trackKey, type Track, type TrackKey } from '@segue/contract';
import { createEffect, createEvent, sample, type Event } from 'effector';
import { runtimeConfigRead } from '../config/model';
import { createPageStore } from '../lifetimes';
import { diagnosticReported } from '../diagnostics/model';
import { subscriptions } from '../subscriptions';
import { noticeShown, noticesWithdrawn, undoableChanged } from '../notices/model';
import { $playbackRights } from './playback-rights';
import {
  loadTrackFx,
  pauseFx,
  playbackLost,
  leaderStateReceived,
  playbackReported,
  resumeFx,
  seekFx,
  soundDelayed,
  trackEnded,
  trackUnavailable,
} from './playback-ports';
import type { PlaybackRights } from './rules/playability';
import {
  INITIAL_PLAYBACK,
  NO_HISTORY,
  type Effects,
  type PlaybackState,
  type TransitionResult,
} from './rules/playback-state';
import { playTrack } from './rules/play-track';
import {
  goToNext,
  goToPrevious,
  playEntry,
  retryPlay,
  seekTo,
  togglePlay,
} from './rules/playback-transitions';
import {
  onDelay,
  onEnd,
  onFailure,
  onPlaybackRightsChange,
  onLoss,
  onReport,
  onResumeFailure,
} from './rules/player-transitions';
import type { Queue } from './rules/queue';
import { redo, undo } from './rules/queue-history';
import {
  addAndPlayAll,
  addNext,
  addTracks,
  clearQueue,
  cycleRepeat,
  moveEntry,
  removeTrack,
  replaceEntry,
  toggleShuffle,
} from './rules/queue-transitions';
import { restoreQueue, resumeQueue } from './rules/restored-queue';
import { stopAt } from './rules/stopping';
import { becomeLeader, followLeader } from './rules/tab-transitions';

/** The queue saved by an earlier load of this tab was read. */
export const queueRestored = createEvent<Queue>('queueRestored');
const transitioned = createEvent<TransitionResult>('playbackTransitioned');
export const createShuffleSeedFx = createEffect<void, number>({
  name: 'createShuffleSeedFx',
  handler: () => Math.floor(Math.random() * 2 ** 32),
});

/** The whole state of playback. Views read the stores derived from it. */
export const $playback = createPageStore(INITIAL_PLAYBACK, { sid: 'stores/playback', name: '$playback' })
  .on(transitioned, (_, { state }) => state)
  .on(runtimeConfigRead, (state, { separateProviders }) => ({ ...state, isSeparated: separateProviders }))
  .on(sessionEnded, withoutFavorites);

export const $queue = $playback.map((playback) => playback.queue.tracks);
export const $currentIndex = $playback.map((playback) => playback.queue.index);
export const $queueKeys = $queue.map<ReadonlySet<TrackKey>>((tracks) => new Set(tracks.map(trackKey)));
/** The track in the player bar; clearing the queue leaves it there. */
export const $currentTrack = $playback.map<Track | null>((playback) => playback.current);
export const $isPlaying = $playback.map((playback) => playback.shouldPlay);
/** Sound is audible: not while a requested start is loading, buffering or refused. */
export const $isSounding = $playback.map(({ shouldPlay, isSounding }) => shouldPlay && isSounding);
/** Milliseconds into the current track. */
export const $position = $playback.map((playback) => playback.position);
/** Milliseconds; 0 when unknown. */
export const $duration = $playback.map(({ duration, current }) => duration ?? current?.duration ?? 0);
export const $isSeeking = seekFx.pending;
export const $repeat = $playback.map(({ repeat }) => repeat);
export const $stopAt = $playback.map((playback) => playback.stopAt);
export const $isShuffled = $playback.map(({ orderBeforeShuffle }) => orderBeforeShuffle !== null);
/** Another tab of this browser plays; this one shows its state and sends it commands. */
export const $isFollower = $playback.map(({ isFollower }) => isFollower);
/** What the queue's Undo and Redo would act on. */
export const $undoable = $playback
  .map(({ history }) => history)
  .map(({ undo, redo }) => ({ 'queue/undo': undo.at(-1) ?? null, 'queue/redo': redo.at(-1) ?? null }));

/** Runs a transition at each event, with the current state and playback rights. */
function handle<Payload>(
  clock: Event<Payload>,
  transition: (state: PlaybackState, event: Payload, rights: PlaybackRights) => TransitionResult,
): void {
  sample({
    clock,
    source: { state: $playback, rights: $playbackRights },
    fn: ({ state, rights }, event) => transition(state, event, rights),
    target: transitioned,
  });
}

/** Fires with each effect of one kind. */
function effectOf<Kind extends keyof Effects>(kind: Kind): Event<NonNullable<Effects[Kind]>> {
  return transitioned.filterMap(({ effects }) => effects[kind] ?? undefined) as Event<
    NonNullable<Effects[Kind]>
  >;
}

handle(subscriptions.on('playback/play'), playTrack);
handle(subscriptions.on('playback/play-all'), addAndPlayAll);
handle(subscriptions.on('playback/toggle'), (state, _, rights) => togglePlay(state, rights));
handle(subscriptions.on('playback/retry'), (state, _, rights) => retryPlay(state, rights));
handle(subscriptions.on('playback/next'), (state, _, rights) => goToNext(state, rights));
handle(subscriptions.on('playback/previous'), (state, _, rights) => goToPrevious(state, rights));
handle(subscriptions.on('playback/seek'), seekTo);
handle(subscriptions.on('playback/cycle-repeat'), cycleRepeat);
handle(subscriptions.on('playback/stop-at'), stopAt);
handle(subscriptions.on('playback/take-over'), (state, _, rights) => becomeLeader(state, rights));
handle(
  subscriptions.on('queue/add').map(({ track }) => ({ tracks: [track] })),
  addTracks,
);
handle(subscriptions.on('queue/add-all'), addTracks);
handle(subscriptions.on('queue/play-next'), addNext);
handle(subscriptions.on('queue/remove'), removeTrack);
handle(subscriptions.on('queue/reorder'), moveEntry);
handle(subscriptions.on('queue/replace'), replaceEntry);
handle(subscriptions.on('queue/clear'), clearQueue);
handle(subscriptions.on('queue/select'), playEntry);
handle(subscriptions.on('queue/resume'), resumeQueue);
handle(subscriptions.on('queue/undo'), (state, _, rights) => undo(state, rights));
handle(subscriptions.on('queue/redo'), (state, _, rights) => redo(state, rights));
const shuffleToggled = subscriptions.on('queue/toggle-shuffle');
sample({ clock: shuffleToggled, target: createShuffleSeedFx });
handle(createShuffleSeedFx.doneData, toggleShuffle);
handle(queueRestored, restoreQueue);

const reported = sample({
  clock: playbackReported,
  source: $isSeeking,
  fn: (isSeeking, report) => ({ report, isSeeking }),
});
handle(reported, onReport);
handle(trackEnded, onEnd);
handle(trackUnavailable, onFailure);
handle(soundDelayed, onDelay);
handle(playbackLost, onLoss);
handle(leaderStateReceived, followLeader);
handle(loadTrackFx.fail, (state, { params: { generation } }, rights) =>
  onFailure(state, { generation, reason: 'failed' }, rights),
);
handle(resumeFx.fail, onResumeFailure);
handle($playbackRights.updates, onPlaybackRightsChange);

// The order matters: the former track is paused before the next one is loaded.
sample({ clock: effectOf('pause'), fn: () => undefined, target: pauseFx });
sample({ clock: effectOf('load'), target: loadTrackFx });
sample({ clock: effectOf('resume'), fn: () => undefined, target: resumeFx });
sample({ clock: effectOf('seek'), fn: (position) => ({ position }), target: seekFx });
sample({ clock: [effectOf('undoNotice'), effectOf('notice')], target: noticeShown });
sample({ clock: effectOf('diagnostic'), target: diagnosticReported });
// Not batched: the notice shown in the same step must find this change as the newest one.
sample({ clock: $undoable, target: undoableChanged, batch: false });

/** Changes with each load and with the current track. */
const $attempt = $playback.map(
  ({ generation, current }) => `${generation} ${current ? trackKey(current) : ''}`,
);
// "Try again" belongs to one attempt: it goes when sound begins after all, or when the next attempt begins.
sample({
  clock: [$attempt.updates, $isSounding.updates.filter({ fn: Boolean })],
  fn: () => 'playback/retry' as const,
  target: noticesWithdrawn,
});

/** Clears the favorite flags and what could be undone: they belong to the user who logged out. */
function withoutFavorites(state: PlaybackState): PlaybackState {
  const cleared = ({ favoritedAt: _, ...track }: Track): Track => ({ ...track, isFavorited: false });
  return {
    ...state,
    queue: { ...state.queue, tracks: state.queue.tracks.map(cleared) },
    current: state.current && cleared(state.current),
    history: NO_HISTORY,
  };
}
