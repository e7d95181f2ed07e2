// Runs the transitions of `$playback` for commands and player events, then their effects.
import { trackKey, type Track } from '@segue/contract';
import { $isSounding, $playbackRights, diagnosticReported } from '@segue/kernel/state';
import {
  noticeShown,
  noticesWithdrawn,
  undoableChanged,
  type PlaybackRights,
} from '@segue/kernel/state/ports';
import { createEffect, createEvent, sample, type Event } from 'effector';
import { $playback, $undoable, transitioned, withoutFavorite } from './model';
import {
  loadTrackFx,
  pauseFx,
  playbackLost,
  otherTabPlayed,
  playbackReported,
  resumeFx,
  seekFx,
  soundDelayed,
  trackEnded,
  trackUnavailable,
} from './playback-ports';
import {
  withoutEffects,
  type Effects,
  type PlaybackState,
  type TransitionResult,
} from '../rules/playback-state';
import { playTrack } from '../rules/play-track';
import {
  goToNext,
  goToPrevious,
  playEntry,
  retryPlay,
  seekTo,
  togglePlay,
} from '../rules/playback-transitions';
import {
  onDelay,
  onEnd,
  onFailure,
  onPlaybackRightsChange,
  onLoss,
  onOtherTab,
  onReport,
  onResumeFailure,
} from '../rules/player-transitions';
import type { Queue } from '../rules/queue';
import { redo, undo } from '../rules/queue-history';
import { cycleRepeat, moveEntry, toggleShuffle } from '../rules/queue-order';
import {
  addAndPlayAll,
  addNext,
  addTracks,
  clearQueue,
  removeTracks,
  replaceEntry,
} from '../rules/queue-transitions';
import { restoreQueue, resumeQueue } from '../rules/restored-queue';
import { addSimilarTracks } from '../rules/similar-songs';
import { subscriptions } from './subscriptions';

/** The queue saved by an earlier load of this tab was read. */
export const queueRestored = createEvent<Queue>('queueRestored');
export const createShuffleSeedFx = createEffect<void, number>({
  name: 'createShuffleSeedFx',
  handler: () => Math.floor(Math.random() * 2 ** 32),
});

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

const alone = ({ track }: { track: Track }) => ({ tracks: [track] });

/** Fires with each effect of one kind. */
function effectOf<Kind extends keyof Effects>(kind: Kind): Event<NonNullable<Effects[Kind]>> {
  return transitioned.filterMap(({ effects }) => effects[kind] ?? undefined) as Event<
    NonNullable<Effects[Kind]>
  >;
}

handle(subscriptions.on('playback/play'), playTrack);
handle(subscriptions.on('playback/play-all'), addAndPlayAll);
const toggled = subscriptions.on('playback/toggle');
handle(toggled, (state, _, rights) => togglePlay(state, rights));
handle(subscriptions.on('playback/retry'), (state, _, rights) => retryPlay(state, rights));
handle(subscriptions.on('playback/next'), (state, _, rights) => goToNext(state, rights));
handle(subscriptions.on('playback/previous'), (state, _, rights) => goToPrevious(state, rights));
handle(subscriptions.on('playback/seek'), seekTo);
handle(subscriptions.on('playback/cycle-repeat'), cycleRepeat);
// The shell handles a pause at a time; the end of a track is a transition.
handle(subscriptions.on('playback/stop-at'), (state, { at }) => withoutEffects({ ...state, stopAt: at }));
export const addRequested = subscriptions.on('queue/add');
handle(addRequested.map(alone), addTracks);
handle(subscriptions.on('queue/add-all'), addTracks);
handle(subscriptions.on('queue/add-similar'), addSimilarTracks);
handle(subscriptions.on('queue/play-next').map(alone), addNext);
handle(subscriptions.on('queue/play-next-all'), addNext);
handle(
  subscriptions.on('queue/remove').map(({ key }) => ({ keys: [key] })),
  removeTracks,
);
handle(subscriptions.on('queue/remove-all'), removeTracks);
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
// A session that ended before the queue was read has left its favorite flags in the storage.
handle(queueRestored, (state, queue, { role }) =>
  restoreQueue(state, role === 'visitor' ? { ...queue, tracks: queue.tracks.map(withoutFavorite) } : queue),
);

const reported = sample({
  clock: playbackReported,
  source: seekFx.pending,
  fn: (isSeeking, report) => ({ report, isSeeking }),
});
handle(reported, onReport);
handle(trackEnded, onEnd);
handle(trackUnavailable, onFailure);
handle(soundDelayed, onDelay);
handle(playbackLost, onLoss);
handle(otherTabPlayed, onOtherTab);
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
// A notice about an unplayed track; sent before the one about this track.
sample({ clock: effectOf('load'), fn: () => 'other-version/play' as const, target: noticesWithdrawn });
sample({ clock: [effectOf('undoNotice'), effectOf('notice')], target: noticeShown });
sample({ clock: effectOf('diagnostic'), target: diagnosticReported });
// Not batched: the notice shown in the same step must find this change as the newest one.
sample({ clock: $undoable, target: undoableChanged, batch: false });

/** Changes with each load and each current track. */
const $attempt = $playback.map(
  ({ generation, current }) => `${generation} ${current ? trackKey(current) : ''}`,
);
// The "Try again" notice belongs to one attempt: it is removed when sound starts, when the user pauses or plays, or when the
// next attempt starts.
sample({
  clock: [$attempt.updates, $isSounding.updates.filter({ fn: Boolean }), toggled],
  fn: () => 'playback/retry' as const,
  target: noticesWithdrawn,
});
